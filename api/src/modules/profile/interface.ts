/** What other modules may import of this one, apart from what `module.ts` provides. */
export { findProfile } from './profile.repository.ts';
export { traderEntryCounts } from './trader-entries.ts';
