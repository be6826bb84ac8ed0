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

/**
 * Maximum size of a shell's heap in MB. A shell with all pages in its cache uses 70 MB of it; without
 * a limit, Node lets the heap grow by 100 MB before it collects garbage, and by half of a container's
 * limit. `deploy/docker/Dockerfile` sets the same value.
 */
const SHELL_HEAP_MEGABYTES = 256;

/** Returns Node's options for the memory of a service. @param {string} entry File that it runs. */
export function listMemoryOptions(entry) {
  const isShell = entry.endsWith('/node/server.cjs');
  return [MEMORY_OPTION, ...(isShell ? [`--max-old-space-size=${SHELL_HEAP_MEGABYTES}`] : [])];
}
