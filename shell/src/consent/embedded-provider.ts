import { decisionCookie, readDecision } from './consent-cookie.ts';
import type { ConsentDecision, ConsentProvider } from './consent-provider.ts';
import { CONSENT_REVISION, consentRegistry } from './consent-registry.ts';

/**
 * Stores the decision in a first-party cookie; no data leaves the site. Hand-written, because a
 * consent library without its banner would only write one cookie
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
    document.cookie = decisionCookie(decision, window.location.protocol === 'https:');
    notify({ decided: true, services });
  };

  return {
    start: async (onChange) => {
      notify = onChange;
      const stored = readDecision(document.cookie);
      services = completeChoices(stored?.services ?? {});
      return { decided: stored !== null, services };
    },
    acceptAll: () => decide(createUniformChoice(true)),
    denyAll: () => decide(createUniformChoice(false)),
    save: (choices) => decide({ ...services, ...choices }),
  };
}

/**
 * Returns for every registered service whether it is allowed: essential services always, all others
 * only if chosen. Unknown services are dropped.
 */
function completeChoices(choices: Readonly<Record<string, boolean>>): Record<string, boolean> {
  return Object.fromEntries(
    consentRegistry.flatMap(({ essential, services }) =>
      services.map(({ id }): [string, boolean] => [id, essential || choices[id] === true]),
    ),
  );
}

function createUniformChoice(granted: boolean): Record<string, boolean> {
  return Object.fromEntries(
    consentRegistry.flatMap(({ services }) => services.map(({ id }) => [id, granted])),
  );
}
