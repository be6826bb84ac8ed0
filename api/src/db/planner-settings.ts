/**
 * Server parameters of every connection, as PostgreSQL takes them on its command line.
 *
 * `random_page_cost`: how much more a page costs that is not next to the previous one. The default, 4, is for
 * spinning disks. The tables are in memory or on SSDs: with 4, PostgreSQL reads a whole table for common search
 * words, which takes three times as long as the index (docs/decisions/055-list-and-count-performance.md).
 */
export const plannerSettings: readonly string[] = ['-c', 'random_page_cost=1.1'];
