import { openPglite } from '#db/open-database.ts';

import { adCategory, adValues, createGuestValues } from './ads.ts';
import type { ApiProcess } from './api-process.ts';
import { insertEvent } from './event-guests.ts';
import { insertGuestJob } from './job-postings.ts';
import { password } from './people.ts';
import { silentLogger } from './silent-log.ts';

/**
 * Writes through one form of the site. Each call uses a new email address, which receives a
 * confirmation mail.
 */
export interface Writer {
  readonly name: string;
  /** Sends the form. @returns whether the api acknowledged it */
  write(api: ApiProcess, email: string, ipAddress: string): Promise<boolean>;
  /**
   * Path of the endpoint to which the link in the mail leads. It answers 200 if the write was
   * stored.
   */
  readonly confirmPath: string;
}

/** Adds a job posting and an event with enough seats to a data folder that no process has open. */
export async function addWriteTargets(dataDir: string): Promise<{
  readonly eventId: string;
  readonly occurrenceId: string;
  readonly jobNumber: number;
}> {
  const database = await openPglite({ dataDir }, silentLogger);
  const { eventId, occurrenceId } = await insertEvent(database.drizzle, {
    attendance: 'vor-ort',
    capacity: 5000,
    maxPerPerson: 4,
  });
  const job = await insertGuestJob(database.drizzle, 'betrieb@hof.example');
  await database.close();
  return { eventId, occurrenceId, jobNumber: job.number };
}

/** Submits an ad without an account: creates a draft, fills it in, submits it. */
async function placeGuestAd(api: ApiProcess, email: string, ipAddress: string): Promise<boolean> {
  const creationResponse = await api.post(
    '/api/kleinanzeigen/drafts',
    { category: adCategory },
    ipAddress,
  );
  if (creationResponse.status !== 201) return false;
  const cookie = creationResponse.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { id, version } = (await creationResponse.json()) as { id: string; version: number };
  const path = `/api/kleinanzeigen/drafts/${id}`;
  const values = { ...adValues, ...createGuestValues(email) };
  const saveAnswer = await api.post(path, { version, values }, ipAddress, { cookie });
  if (saveAnswer.status !== 200) return false;
  const savedDraft = (await saveAnswer.json()) as { version: number };
  const submitAnswer = await api.post(
    `${path}/submit`,
    { version: savedDraft.version },
    ipAddress,
    { cookie },
  );
  return submitAnswer.status === 200;
}

/** Creates five writers, each for a different module. */
export function createWriters(
  writeTargets: Awaited<ReturnType<typeof addWriteTargets>>,
): readonly Writer[] {
  const createWriteFunction = (
    path: string,
    expectedStatus: number,
    body: (email: string) => object,
  ): Writer['write'] => {
    return async (api, email, ipAddress) =>
      (await api.post(path, body(email), ipAddress)).status === expectedStatus;
  };
  const { eventId, occurrenceId, jobNumber } = writeTargets;
  return [
    {
      name: 'registration',
      write: createWriteFunction('/api/auth/register', 202, (email) => ({
        email,
        password,
        displayName: 'Anna Acker',
        acceptTerms: true,
      })),
      confirmPath: '/api/auth/confirm',
    },
    {
      name: 'newsletter',
      write: createWriteFunction('/api/newsletter/subscribe', 202, (email) => ({
        email,
        listIds: ['wochenblatt'],
        page: '/',
      })),
      confirmPath: '/api/newsletter/confirm',
    },
    {
      name: 'event',
      write: createWriteFunction(`/api/events/${eventId}/registrations`, 201, (email) => ({
        occurrenceId,
        seats: 1,
        answers: {},
        consent: true,
        firstName: 'Anna',
        lastName: 'Acker',
        email,
      })),
      confirmPath: '/api/events/registrations/confirm',
    },
    {
      name: 'application',
      write: createWriteFunction(`/api/jobs/${jobNumber}/applications`, 201, (email) => ({
        name: 'Anna Acker',
        email,
        message: 'Ich melke gern.',
        consent: true,
      })),
      confirmPath: '/api/jobs/applications/confirm',
    },
    { name: 'ad', write: placeGuestAd, confirmPath: '/api/kleinanzeigen/confirm' },
  ];
}
