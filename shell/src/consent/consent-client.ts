import type { ConsentApi, ConsentState } from '@gruenland/shared-contracts/shell-api.ts';
import type { ConsentDecision, ConsentProvider } from './consent-provider.ts';
import { consentRegistry } from './consent-registry.ts';

/**
 * Name of the window event that is fired after the stored decision was read and after each later
 * decision. Its `detail` contains whether the visitor has decided and which services are allowed.
 */
export const CONSENT_EVENT = 'gl:consent';

const INITIAL_STATE: ConsentState = {
  ready: false,
  decided: false,
  layer: 'none',
  services: {},
  categories: {},
};

/**
 * Manages consent in the browser. Keeps the provider's decisions and dispatches them as an event for
 * embedded content. Runs without the main script, which receives it (decision 123).
 */
export class ConsentClient implements ConsentApi {
  readonly #provider: ConsentProvider;
  readonly #listeners = new Set<() => void>();
  #state = INITIAL_STATE;
  #startPromise: Promise<void> | undefined;

  constructor(provider: ConsentProvider) {
    this.#provider = provider;
  }

  readonly getState = (): ConsentState => this.#state;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

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
    this.#setState({ layer: isBannerUnnecessary ? 'none' : layer });
  }

  #setState(changes: Partial<ConsentState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }

  #applyDecision({ decided, services }: ConsentDecision): void {
    const { ready, layer } = this.#state;
    this.#setState({
      ready: true,
      decided,
      services,
      categories: getCategoryStates(services),
      layer: decided ? (ready ? layer : 'none') : 'banner',
    });
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
