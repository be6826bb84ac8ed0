/**
 * Name on `globalThis` under which the shell provides the runtime of remotes, a function that
 * returns it for the entry script of a remote (decision 134).
 */
export const REMOTE_RUNTIME_GLOBAL = '_GRUENLAND_REMOTE_RUNTIME';
