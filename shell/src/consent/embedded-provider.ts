import * as CookieConsent from 'vanilla-cookieconsent/dist/core/cookieconsent-core.esm.js';
import { CONSENT_REVISION, consentRegistry } from './registry.ts';
import type { ConsentDecision, ConsentProvider } from './consent-provider.ts';

/** Days after which the visitor is asked again (twelve months). */
const COOKIE_DAYS = 365;

/** Keeps the decision in a first-party cookie; nothing leaves the site. */
export const embeddedProvider: ConsentProvider = {
  async start(onChange) {
    const changed = () => onChange(decision());
    await CookieConsent.run({
      mode: 'opt-in',
      revision: CONSENT_REVISION,
      autoShow: false,
      hideFromBots: false,
      cookie: { name: 'gl_consent', expiresAfterDays: COOKIE_DAYS, sameSite: 'Lax' },
      categories: Object.fromEntries(
        consentRegistry.map((category) => [category.slug, categoryConfig(category)]),
      ),
      language: { default: 'de', translations: { de: {} as never } },
      onFirstConsent: changed,
      onChange: changed,
    });
    return decision();
  },
  acceptAll: () => CookieConsent.acceptCategory('all'),
  denyAll: () => CookieConsent.acceptCategory([]),
  save(decisions) {
    const state = decision().services;
    const optional = consentRegistry.filter((category) => !category.essential);
    for (const category of optional) {
      const granted = category.services
        .map(({ id }) => id)
        .filter((id) => decisions[id] ?? state[id] ?? false);
      CookieConsent.acceptService(granted, category.slug);
    }
    const kept = optional.filter((category) =>
      category.services.some(({ id }) => decisions[id] ?? state[id]),
    );
    CookieConsent.acceptCategory(kept.map((category) => category.slug));
  },
};

function categoryConfig(category: (typeof consentRegistry)[number]) {
  const services = Object.fromEntries(category.services.map(({ id, label }) => [id, { label }]));
  return { enabled: category.essential, readOnly: category.essential, services };
}

function decision(): ConsentDecision {
  const services: Record<string, boolean> = {};
  for (const category of consentRegistry) {
    for (const { id } of category.services) {
      services[id] = category.essential || CookieConsent.acceptedService(id, category.slug);
    }
  }
  return { decided: CookieConsent.validConsent(), services };
}
