/**
 * Name on `globalThis` under which the shell provides Module Federation's bundler runtime: a
 * function that creates one runtime per remote entry script (decision 065).
 */
export const REMOTE_RUNTIME_GLOBAL = '_GRUENLAND_GUEST_RUNTIME';

/** First contract revision in which shells provide the runtime. Every remote build requires it. */
export const REMOTE_RUNTIME_REVISION = 9;
