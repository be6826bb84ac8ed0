/** What other modules may import from this one, apart from what `module.ts` provides. */
export { findCvRefusal } from './applying/find-cv-refusal.ts';
export { createJobOwnerCondition, hideJobs, restoreHiddenJobs } from './placing/hide-jobs.ts';
