import type { ConsentApi, ConsentState } from '@gruenland/shared-contracts/shell-api.ts';
import type { ShellStore } from '#store/create-shell-store.ts';
import type { ConsentDecision, ConsentProvider } from './consent-provider.ts';
import { consentRead, layerOpened } from './consent.slice.ts';
import { consentRegistry } from './registry.ts';

/** Window event after each decision; its detail names every service's state. */
export const CONSENT_EVENT = 'gl:consent';

/** Consent, browser side: a provider's decisions in the store, and as an event for embeds. */
export class ConsentClient implements ConsentApi {
  readonly #store: ShellStore;
  readonly #provider: ConsentProvider;
  #started = false;

  constructor(store: ShellStore, provider: ConsentProvider) {
    this.#store = store;
    this.#provider = provider;
  }

  readonly getState = (): ConsentState => this.#store.redux.getState().consent;

  readonly subscribe = (listener: () => void) => this.#store.redux.subscribe(listener);

  /** Reads an earlier decision; without one the banner appears. */
  async start(): Promise<void> {
    this.#started = true;
    this.#read(await this.#provider.start((decision) => this.#read(decision)));
  }

  readonly acceptAll = (): void => this.#decide((provider) => provider.acceptAll());

  readonly denyAll = (): void => this.#decide((provider) => provider.denyAll());

  readonly save = (decisions: Readonly<Record<string, boolean>>): void =>
    this.#decide((provider) => provider.save(decisions));

  readonly open = (layer: 'banner' | 'settings'): void => {
    this.#store.redux.dispatch(layerOpened(layer));
  };

  #decide(decide: (provider: ConsentProvider) => void): void {
    if (!this.#started) return;
    decide(this.#provider);
    this.#store.redux.dispatch(layerOpened('none'));
  }

  #read({ decided, services }: ConsentDecision): void {
    this.#store.redux.dispatch(
      consentRead({ decided, services, categories: categoryStates(services) }),
    );
    window.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: { decided, services } }));
  }
}

/** A category is granted, refused, or (null) mixed; derived from its services. */
export function categoryStates(
  services: Readonly<Record<string, boolean>>,
): Record<string, boolean | null> {
  return Object.fromEntries(
    consentRegistry.map((category) => {
      const states = category.services.map(({ id }) => services[id] ?? false);
      const mixed = states.some(Boolean) && !states.every(Boolean);
      return [category.slug, mixed ? null : states.every(Boolean)];
    }),
  );
}
