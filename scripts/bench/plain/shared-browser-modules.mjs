/**
 * Replaces shell/src/client/shared-browser-modules.ts in the plain bundle, which has no releases that
 * need modules of the shell.
 */
export const sharedBrowserModules = {};
