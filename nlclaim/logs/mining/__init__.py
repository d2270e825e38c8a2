"""From heaps of logs to a table of claims, on one core, all cores, or a cluster; the same functions everywhere.

One coordinator cuts the inputs into *pieces* (a file, or fifty boards of a big one), hands them to a *pool* of
workers, takes their *outcomes* back in order and writes them in *parts*. Only the coordinator writes, and a part
counts once its manifest has its name: so a run that was killed can be resumed, and gives what it would have given.
"""
