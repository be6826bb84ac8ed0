/**
 * Name on `globalThis` under which a shell hands Module Federation's runtime for bundlers to the entry
 * scripts of remotes: a function that makes one for each (decision 065).
 */
export const GUEST_RUNTIME = '_GRUENLAND_GUEST_RUNTIME';

/** Least revision of the contract of which shells do so: every build of a remote needs it. */
export const GUEST_RUNTIME_REVISION = 9;
