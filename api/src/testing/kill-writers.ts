import { openPglite } from '#db/open-database.ts';

import { adCategory, adValues, guestValues } from './ads.ts';
import type { ApiProcess } from './api-process.ts';
import { insertEvent } from './event-guests.ts';
import { insertJob } from './job-postings.ts';
import { password } from './people.ts';
import { silent } from './silent-log.ts';

/** Somebody who writes to the api, each time under another address, and gets a mail for it. */
export interface KillWriter {
  readonly name: string;
  /** @returns whether the api said that it is done. */
  write(api: ApiProcess, email: string, from: string): Promise<boolean>;
  /** The call that the link of the mail leads to; it answers 200 when what was written is there. */
  readonly confirm: string;
}

/** A Veranstaltung with seats for everybody and a Stelle, in a folder that nobody has open. */
export async function addThingsToWriteTo(
  dataDir: string,
): Promise<{ readonly eventId: string; readonly dateId: string; readonly jobNumber: number }> {
  const database = await openPglite({ dataDir }, silent);
  const { eventId, dateId } = await insertEvent(database.drizzle, {
    attendance: 'vor-ort',
    capacity: 5000,
    maxPerPerson: 4,
  });
  const job = await insertJob(database.drizzle, 'betrieb@hof.example');
  await database.close();
  return { eventId, dateId, jobNumber: job.number };
}

/** An ad of a guest: a draft, its fields, sent in. */
async function placeGuestAd(api: ApiProcess, email: string, from: string): Promise<boolean> {
  const started = await api.post('/api/kleinanzeigen/drafts', { category: adCategory }, from);
  if (started.status !== 201) return false;
  const cookie = started.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { id, version } = (await started.json()) as { id: string; version: number };
  const path = `/api/kleinanzeigen/drafts/${id}`;
  const values = { ...adValues, ...guestValues(email) };
  const saved = await api.post(path, { version, values }, from, { cookie });
  if (saved.status !== 200) return false;
  const next = (await saved.json()) as { version: number };
  const sent = await api.post(`${path}/submit`, { version: next.version }, from, { cookie });
  return sent.status === 200;
}

/** Five kinds of writing, through five modules. */
export function killWriters(
  things: Awaited<ReturnType<typeof addThingsToWriteTo>>,
): readonly KillWriter[] {
  const one = (
    path: string,
    done: number,
    body: (email: string) => object,
  ): KillWriter['write'] => {
    return async (api, email, from) => (await api.post(path, body(email), from)).status === done;
  };
  const { eventId, dateId, jobNumber } = things;
  return [
    {
      name: 'registration',
      write: one('/api/auth/register', 202, (email) => ({
        email,
        password,
        displayName: 'Anna Acker',
        acceptTerms: true,
      })),
      confirm: '/api/auth/confirm',
    },
    {
      name: 'newsletter',
      write: one('/api/newsletter/subscribe', 202, (email) => ({
        email,
        listIds: ['wochenblatt'],
        page: '/',
      })),
      confirm: '/api/newsletter/confirm',
    },
    {
      name: 'event',
      write: one(`/api/veranstaltungen/${eventId}/anmeldungen`, 201, (email) => ({
        dateId,
        seats: 1,
        answers: {},
        consent: true,
        firstName: 'Anna',
        lastName: 'Acker',
        email,
      })),
      confirm: '/api/veranstaltungen/anmeldungen/confirm',
    },
    {
      name: 'application',
      write: one(`/api/jobs/${jobNumber}/applications`, 201, (email) => ({
        name: 'Anna Acker',
        email,
        message: 'Ich melke gern.',
        consent: true,
      })),
      confirm: '/api/jobs/applications/confirm',
    },
    { name: 'ad', write: placeGuestAd, confirm: '/api/kleinanzeigen/confirm' },
  ];
}
