/** Exports what other modules may import from this module in addition to `module.ts`. */
export { findCvRefusal } from './applying/find-cv-refusal.ts';
export { createJobOwnerCondition, hideJobs, restoreHiddenJobs } from './placing/hide-jobs.ts';
