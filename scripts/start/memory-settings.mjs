/**
 * Settings of glibc with which a service returns freed memory to the system (mallopt(3)): two heaps
 * for all threads, and blocks of 16 KB and more by `mmap`, such as compressed pages.
 * `deploy/docker/Dockerfile` sets the same values.
 */
export const MEMORY_ENV = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '16384',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * Maximum size of a semi-space, the heap for new objects, in MB. With Node's default, a service uses
 * 75 MB more.
 */
const SEMI_SPACE_MEGABYTES = 4;
/**
 * The same for a shell. The objects of ten pages that are rendered at a time do not fit into 4 MB; with
 * 8, a page takes 15 % less processor time.
 */
const SHELL_SEMI_SPACE_MEGABYTES = 8;

/**
 * Maximum size of the heap of a shell or an api in MB. Both use 70 MB of it, a shell with all pages in
 * its cache and an api in the background tasks of a large publisher. Without a limit, Node lets the heap
 * grow by hundreds before it collects garbage. `deploy/docker/Dockerfile` sets the same value.
 */
const HEAP_MEGABYTES = 224;
const SHELL_ENTRY_PATTERN = /\/node\/server\.cjs$/;
const API_ENTRY_PATTERN = /\bapi\/src\//;

/** Returns Node's options for the memory of a service. @param {string} entry File that it runs. */
export function listMemoryOptions(entry) {
  const isShell = SHELL_ENTRY_PATTERN.test(entry);
  const semiSpace = isShell ? SHELL_SEMI_SPACE_MEGABYTES : SEMI_SPACE_MEGABYTES;
  const hasLimit = isShell || API_ENTRY_PATTERN.test(entry);
  return [
    `--max-semi-space-size=${semiSpace}`,
    ...(hasLimit ? [`--max-old-space-size=${HEAP_MEGABYTES}`] : []),
  ];
}

/**
 * Returns V8's options for the embedded database, which is WebAssembly: V8 does not optimise it. A start
 * takes a quarter less CPU time and 20 MB less, a query a twelfth longer (decision 108). An api with
 * PostgreSQL gets none.
 *
 * @param {string} entry File that the service runs.
 * @param {Record<string, string | undefined>} env
 */
export function listDatabaseOptions(entry, env) {
  return entry.startsWith('api/src/') && !env.DATABASE_URL ? ['--liftoff-only'] : [];
}
