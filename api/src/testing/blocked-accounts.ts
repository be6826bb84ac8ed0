import type { LightMyRequestResponse } from 'fastify';

import { addDays, berlinDay } from '#berlin-day.ts';

import { newPerson, sessionOf, signIn } from './people.ts';
import type { TestApi } from './test-api.ts';

export const accountsRoot = '/api/redaktion/konten';
export const blockReason = 'Drei Anzeigen für Waren, die es nicht gab';

/** The last day of a block that ends soon. */
export const tomorrow = (): string => addDays(berlinDay(new Date()), 1);

/** Somebody signed in, with the id of their account. */
export async function knownPerson(api: TestApi) {
  const email = await newPerson(api);
  const cookie = await signIn(api, email);
  return { email, cookie, id: (await sessionOf(api, cookie)).user?.id ?? '' };
}

/** What a moderator with this cookie does about accounts. */
export function accountDesk(api: TestApi, cookie: string) {
  const call = (path: string, body?: object): Promise<LightMyRequestResponse> =>
    api.post(accountsRoot + path, body, { cookie });
  return {
    call,
    block: (id: string, own: object = {}) =>
      call(`/${id}/sperren`, { reason: blockReason, confirmed: true, ...own }),
    unblock: (id: string) => call(`/${id}/entsperren`, { confirmed: true }),
  };
}
