/** What other modules may import from this one, apart from what `module.ts` provides. */
export { checkCv } from './applying/check-cv.ts';
export { createJobOwnerCondition, hideJobs, restoreHiddenJobs } from './placing/hide-jobs.ts';
