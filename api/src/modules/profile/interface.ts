/** What other modules may import from this one, apart from what `module.ts` provides. */
export { findProfile } from './profile.repository.ts';
export { traderEntryCounts } from './trader-entries.ts';
