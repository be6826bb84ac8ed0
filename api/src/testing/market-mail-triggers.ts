import { adValues, createGuestValues, submitDraft, writeDraft } from './ads.ts';
import { addEvent } from './event-guests.ts';
import { createEventInput } from './event-input.ts';
import { insertGuestJob, createJobPostingInput } from './job-postings.ts';
import { createMessageCalls, createSellerWithAd } from './messages.ts';
import { createEmail } from './people.ts';
import type { TestApi } from './test-api.ts';

/** A free text that no mail to an unproven email address may contain. */
export const freeText = 'Zwetschgenschwindel: Konto gesperrt';

/**
 * Prepares what the api needs to send one kind of mail to `email`. Returns a function that causes
 * the mail.
 */
export type PrepareMailTrigger = (email: string) => Promise<() => Promise<unknown>>;

const submitGuestAd = async (api: TestApi, email: string) => {
  const text = { titel: freeText, beschreibung: `${freeText}. ${adValues['beschreibung']}` };
  const draft = await writeDraft(api, { ...adValues, ...text, ...createGuestValues(email) });
  await submitDraft(api, draft);
};

const submitGuestEvent = async (api: TestApi, email: string) => {
  const draft = await api.post('/api/events/own/draft', createEventInput({ title: freeText }));
  return api.post('/api/events/own/submit', { code: draft.json().code, email });
};

/** Creates the `PrepareMailTrigger` of each kind of mail about ads, events, jobs and saved searches. */
export const createMarketMailTriggers = (api: TestApi) =>
  ({
    'mail.job-application': async (email) => {
      const { number } = await insertGuestJob(api.database.drizzle, createEmail('hof'));
      const body = { name: 'Hanna Ohlsen', email, message: freeText, consent: true };
      return () => api.post(`/api/jobs/${number}/applications`, body);
    },
    'mail.job-posting': async (email) => {
      const body = createJobPostingInput({
        title: freeText,
        contactPerson: freeText,
        hintsSeen: true,
        email,
      });
      return () => api.post('/api/jobs/postings', body);
    },
    'mail.registration': async (email) => {
      const { register: registerGuest } = await addEvent(api, { capacity: 20 });
      return () => registerGuest(email);
    },
    'mail.event': async (email) => () => submitGuestEvent(api, email),
    'mail.saved-search-confirm': async (email) => {
      const query = `q=${encodeURIComponent(freeText)}`;
      return () =>
        api.post('/api/saved-searches', { kind: 'events', query, frequency: 'daily', email });
    },
    'mail.ad-confirm': async (email) => () => submitGuestAd(api, email),
    'mail.message-confirm': async (email) => {
      const { ad } = await createSellerWithAd(api, `Presse für ${email.split('@')[0]}`);
      const { write } = createMessageCalls(api);
      return () => write(ad.number, freeText, { email, anyway: true });
    },
    'mail.report-received': async (email) => {
      const { ad } = await createSellerWithAd(api, `Wender für ${email.split('@')[0]}`);
      const report = {
        reason: 'betrug',
        explanation: freeText,
        name: 'Karl Korn',
        goodFaith: true,
      };
      return () => api.post('/api/reports', { url: `/kleinanzeigen/${ad.slug}`, ...report, email });
    },
  }) satisfies Readonly<Record<string, PrepareMailTrigger>>;
