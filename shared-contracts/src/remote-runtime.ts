/**
 * Name on `globalThis` under which the shell provides Module Federation's bundler runtime, a
 * function that creates one runtime per remote entry script (decision 065).
 */
export const REMOTE_RUNTIME_GLOBAL = '_GRUENLAND_REMOTE_RUNTIME';
