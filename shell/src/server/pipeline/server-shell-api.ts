import type { ConsentState, ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import type { SessionState } from '@gruenland/shared-contracts/session.ts';

const session: SessionState = { ready: false, user: null, loggedIn: false };
const consent: ConsentState = {
  ready: false,
  decided: false,
  layer: 'none',
  services: {},
  categories: {},
};
const noop = () => {};
const rejectOnServer = () => Promise.reject(new Error('only available in the browser'));

/**
 * Shell API for server renders: the visitor is anonymous, no consent is given and actions do
 * nothing. All requests share this object, because it has no state.
 */
export const serverShellApi: ShellApi = {
  session: {
    getState: () => session,
    subscribe: () => noop,
    reload: rejectOnServer,
    logOut: rejectOnServer,
  },
  consent: {
    getState: () => consent,
    subscribe: () => noop,
    acceptAll: noop,
    denyAll: noop,
    save: noop,
    open: noop,
  },
  toasts: { add: () => '', remove: noop },
  navigation: {
    navigate: noop,
    prefetch: noop,
    guardUnsaved: () => noop,
    reload: rejectOnServer,
  },
  analytics: { track: noop, reportError: noop },
  http: rejectOnServer,
  injectSlice: noop,
};
