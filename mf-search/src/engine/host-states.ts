import type { liteClient } from 'algoliasearch/dist/lite/builds/browser.js';

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

/**
 * Creates a cache with the states of the service's hosts. The client prefers other hosts to a failed
 * one for two minutes. The client's own caches do not find a state again: the client stores it under
 * the host with its state, but looks it up under the host alone.
 */
export function createHostStates(): HostsCache {
  const states = new Map<string, unknown>();
  const getUrl = (host: unknown): string => String((host as { readonly url?: unknown }).url);
  return {
    get: async (host, createState) => {
      const state = states.get(getUrl(host));
      return state === undefined ? createState() : (state as ReturnType<typeof createState>);
    },
    set: async (host, state) => {
      states.set(getUrl(host), state);
      return state;
    },
    delete: async (host) => {
      states.delete(getUrl(host));
    },
    clear: async () => states.clear(),
  };
}
