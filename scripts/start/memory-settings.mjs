/**
 * Settings of glibc with which a service returns freed memory to the system (mallopt(3)): two heaps
 * for all threads, and blocks of 128 KB and more by `mmap`. `deploy/docker/Dockerfile` sets the same
 * values.
 */
export const MEMORY_ENV = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * Node's option for the maximum size of a semi-space, the heap for new objects, in MB. With the
 * default, a service uses 70 MB more.
 */
export const MEMORY_OPTION = '--max-semi-space-size=8';
