import { adValues, guestValues, submitDraft, writeDraft } from './ads.ts';
import { addEvent } from './event-guests.ts';
import { eventInput } from './event-input.ts';
import { mailedCode, newEmail, newPerson, register } from './people.ts';
import type { TestApi } from './test-api.ts';

/** Asks as `email` for something that mails a link. */
type Asking = (email: string) => Promise<{ readonly statusCode: number; readonly body: string }>;

/**
 * Everything that gives a secret link is asked for once, by somebody new each time. The secrets are good
 * and not used yet; they come by the name of what they open.
 *
 * @param shown Number and slug of an ad that everybody can see.
 */
export async function mailedSecrets(
  api: TestApi,
  shown: { readonly number: number; readonly slug: string },
): Promise<Record<string, string>> {
  const mailed = async (path: string, ask: Asking, email = newEmail('geheim')) => {
    const { statusCode, body } = await ask(email);
    if (statusCode >= 300) throw new Error(`no mail with ${path}: ${statusCode} ${body}`);
    return mailedCode(api, email, path);
  };
  const eventDraft = async () => {
    const answer = await api.post('/api/veranstaltungen/eigene/entwurf', eventInput());
    return answer.json<{ code: string }>().code;
  };
  return {
    event: await eventDraft(),
    registration: (await (await addEvent(api)).guest('gast')).code,
    eventConfirm: await mailed('/veranstaltungen/bestaetigen', async (email) =>
      api.post('/api/veranstaltungen/eigene/einreichen', { code: await eventDraft(), email }),
    ),
    ad: await mailed('/kleinanzeigen/bestaetigen', async (email) =>
      submitDraft(api, await writeDraft(api, { ...adValues, ...guestValues(email) })),
    ),
    message: await mailed('/nachrichten/bestaetigen', (email) => {
      const text = 'Ist die Presse noch da?';
      const url = `/api/kleinanzeigen/ads/${shown.number}/kontakt`;
      return api.post(url, { name: 'Karl Korn', text, email });
    }),
    report: await mailed('/kleinanzeigen/meldung', (email) =>
      api.post('/api/reports', {
        url: `/kleinanzeigen/${shown.slug}`,
        reason: 'betrug',
        explanation: 'Dieselben Bilder stehen bei einem anderen Verkäufer.',
        name: 'Karl Korn',
        email,
        goodFaith: true,
      }),
    ),
    search: await mailed('/suchauftrag/bestaetigen', (email) => {
      const wish = { kind: 'kleinanzeigen', query: 'q=kipper', frequency: 'taeglich', email };
      return api.post('/api/suchauftraege', wish);
    }),
    newsletter: await mailed('/newsletter/bestaetigen', (email) =>
      api.post('/api/newsletter/subscribe', { email, listIds: ['dorf'], page: '/' }),
    ),
    register: await mailed('/registrieren/bestaetigen', (email) => register(api, email)),
    password: await mailed(
      '/passwort-vergessen/neu',
      (email) => api.post('/api/auth/forgot-password', { email }),
      await newPerson(api),
    ),
  };
}
