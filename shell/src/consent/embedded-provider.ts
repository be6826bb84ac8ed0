import { decisionCookie, readDecision } from './consent-cookie.ts';
import type { ConsentDecision, ConsentProvider } from './consent-provider.ts';
import { CONSENT_REVISION, consentRegistry } from './consent-registry.ts';

/**
 * Stores the decision in a first-party cookie; no data leaves the site. Hand-written, because a
 * consent library without its banner amounts to one cookie
 * (docs/decisions/008-own-consent-store.md).
 */
export function createEmbeddedProvider(): ConsentProvider {
  let notify: (decision: ConsentDecision) => void = () => {};
  let services: Readonly<Record<string, boolean>> = {};

  const decide = (choices: Readonly<Record<string, boolean>>) => {
    services = withEssential(choices);
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
      services = withEssential(stored?.services ?? {});
      return { decided: stored !== null, services };
    },
    acceptAll: () => decide(everyService(true)),
    denyAll: () => decide(everyService(false)),
    save: (choices) => decide({ ...services, ...choices }),
  };
}

/** Keeps essential services on, drops unknown ones and turns all others off unless granted. */
function withEssential(choices: Readonly<Record<string, boolean>>): Record<string, boolean> {
  return Object.fromEntries(
    consentRegistry.flatMap(({ essential, services }) =>
      services.map(({ id }): [string, boolean] => [id, essential || choices[id] === true]),
    ),
  );
}

function everyService(granted: boolean): Record<string, boolean> {
  return Object.fromEntries(
    consentRegistry.flatMap(({ services }) => services.map(({ id }) => [id, granted])),
  );
}
