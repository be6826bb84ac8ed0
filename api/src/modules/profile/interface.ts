/** Exports what other modules may import from this module in addition to `module.ts`. */
export { findProfile } from './profile.repository.ts';
export { traderEntryCounters } from './trader-entries.ts';
