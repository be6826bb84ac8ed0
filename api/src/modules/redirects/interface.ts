/** What other modules may import from this one, apart from what `module.ts` provides. */
export { findRedirect } from './redirect.repository.ts';
export type { StoredRedirect } from './redirect.repository.ts';
