import { formatDecisionCookie, readStoredDecision } from './consent-cookie.ts';
import type { ConsentDecision, ConsentProvider } from './consent-provider.ts';
import { CONSENT_REVISION, consentRegistry } from './consent-registry.ts';

/**
 * Creates the consent provider that stores the decision in a first-party cookie; no data leaves the
 * site. The site has its own banner, so a consent library would do nothing but write this cookie
 * (docs/decisions/008-own-consent-store.md).
 */
export function createEmbeddedProvider(): ConsentProvider {
  let notify: (decision: ConsentDecision) => void = () => {};
  let services: Readonly<Record<string, boolean>> = {};

  const decide = (choices: Readonly<Record<string, boolean>>) => {
    services = completeChoices(choices);
    const decision = {
      revision: CONSENT_REVISION,
      id: crypto.randomUUID(),
      decidedAt: new Date().toISOString(),
      services,
    };
    document.cookie = formatDecisionCookie(decision, window.location.protocol === 'https:');
    notify({ decided: true, services });
  };

  return {
    start: async (onChange) => {
      notify = onChange;
      const storedDecision = readStoredDecision(document.cookie);
      services = completeChoices(storedDecision?.services ?? {});
      return { decided: storedDecision !== null, services };
    },
    acceptAll: () => decide(createUniformChoices(true)),
    denyAll: () => decide(createUniformChoices(false)),
    save: (choices) => decide({ ...services, ...choices }),
  };
}

/**
 * Returns for every registered service whether the service is allowed. Essential services are
 * always allowed, all others only if the visitor has chosen them. Unknown services are dropped.
 */
function completeChoices(choices: Readonly<Record<string, boolean>>): Record<string, boolean> {
  return Object.fromEntries(
    consentRegistry.flatMap(({ essential, services }) =>
      services.map(({ id }): [string, boolean] => [id, essential || choices[id] === true]),
    ),
  );
}

function createUniformChoices(granted: boolean): Record<string, boolean> {
  return Object.fromEntries(
    consentRegistry.flatMap(({ services }) => services.map(({ id }) => [id, granted])),
  );
}
