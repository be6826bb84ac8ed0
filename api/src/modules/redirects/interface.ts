/** Exports what other modules may import from this module in addition to `module.ts`. */
export { findRedirect } from './redirect.repository.ts';
export type { StoredRedirect } from './redirect.repository.ts';
