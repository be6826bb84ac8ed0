/** What other modules may import from this one, apart from what `module.ts` provides. */
export { findProfile } from './profile.repository.ts';
export { traderEntryCounters } from './trader-entries.ts';
