import type { ConsentApi, ConsentState } from '@gruenland/shared-contracts/shell-api.ts';
import type { ShellStore } from '#store/create-shell-store.ts';
import type { ConsentDecision, ConsentProvider } from './consent-provider.ts';
import { consentRead, layerOpened } from './consent.slice.ts';
import { consentRegistry } from './consent-registry.ts';

/**
 * Name of the window event that is fired after the stored decision was read and after each later
 * decision. Its `detail` contains whether the visitor has decided and which services are allowed.
 */
export const CONSENT_EVENT = 'gl:consent';

/**
 * Manages consent in the browser. Writes the provider's decisions to the store and dispatches them
 * as an event for embedded content.
 */
export class ConsentClient implements ConsentApi {
  readonly #store: ShellStore;
  readonly #provider: ConsentProvider;
  #startPromise: Promise<void> | undefined;

  constructor(store: ShellStore, provider: ConsentProvider) {
    this.#store = store;
    this.#provider = provider;
  }

  readonly getState = (): ConsentState => this.#store.redux.getState().consent;

  readonly subscribe = (listener: () => void) => this.#store.redux.subscribe(listener);

  /** Reads the stored decision once. If there is none, the banner appears. */
  start(): Promise<void> {
    this.#startPromise ??= this.#provider
      .start((decision) => this.#applyDecision(decision))
      .then((decision) => this.#applyDecision(decision));
    return this.#startPromise;
  }

  readonly acceptAll = (): void => this.#decide((provider) => provider.acceptAll());

  readonly denyAll = (): void => this.#decide((provider) => provider.denyAll());

  readonly save = (decisions: Readonly<Record<string, boolean>>): void =>
    this.#decide((provider) => provider.save(decisions));

  /** Shows a layer. The banner appears only while the visitor has not decided. */
  readonly open = (layer: 'banner' | 'settings'): void => {
    void this.#show(layer);
  };

  #decide(decide: (provider: ConsentProvider) => void): void {
    void this.#show('none', decide);
  }

  /**
   * Reads the stored decision and then shows a layer. In the opposite order, reading would close
   * the layer again.
   */
  async #show(
    layer: ConsentState['layer'],
    decide?: (provider: ConsentProvider) => void,
  ): Promise<void> {
    await this.start();
    decide?.(this.#provider);
    const isBannerUnnecessary = layer === 'banner' && this.getState().decided;
    this.#store.redux.dispatch(layerOpened(isBannerUnnecessary ? 'none' : layer));
  }

  #applyDecision({ decided, services }: ConsentDecision): void {
    this.#store.redux.dispatch(
      consentRead({ decided, services, categories: getCategoryStates(services) }),
    );
    window.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: { decided, services } }));
  }
}

/**
 * Returns for each category how many of its services are allowed: all (true), none (false) or some
 * (null).
 */
function getCategoryStates(
  services: Readonly<Record<string, boolean>>,
): Record<string, boolean | null> {
  return Object.fromEntries(
    consentRegistry.map((category) => {
      const states = category.services.map(({ id }) => services[id] ?? false);
      const isMixed = states.some(Boolean) && !states.every(Boolean);
      return [category.slug, isMixed ? null : states.every(Boolean)];
    }),
  );
}
