/** States of a job posting (domain 2.6). */
export const jobStates = [
  'unconfirmed',
  'review',
  'active',
  'paused',
  'filled',
  'expired',
  'rejected',
  'blocked',
  'deleted',
] as const;
export type JobState = (typeof jobStates)[number];

/**
 * States of an application (domain 2.6). `unconfirmed`: a guest has not confirmed the application
 * yet.
 */
export const applicationStates = [
  'unconfirmed',
  'received',
  'read',
  'interview',
  'accepted',
  'declined',
  'withdrawn',
] as const;
export type ApplicationState = (typeof applicationStates)[number];
