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
const nothing = () => {};
const neverHere = () => Promise.reject(new Error('only available in the browser'));

/**
 * The shell as remotes see it during a server render: nobody is known, nothing is granted, and
 * whatever acts does nothing. It holds no state, so one object serves all requests.
 */
export const serverShellApi: ShellApi = {
  session: {
    getState: () => session,
    subscribe: () => nothing,
    reload: neverHere,
    logOut: neverHere,
  },
  consent: {
    getState: () => consent,
    subscribe: () => nothing,
    acceptAll: nothing,
    denyAll: nothing,
    save: nothing,
    open: nothing,
  },
  toasts: { add: () => '', remove: nothing },
  navigation: {
    navigate: nothing,
    prefetch: nothing,
    guardUnsaved: () => nothing,
    reload: neverHere,
  },
  analytics: { track: nothing, reportError: nothing },
  http: neverHere,
  injectSlice: nothing,
};
