import type { LightMyRequestResponse } from 'fastify';

import { addDays, getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';

import { registerPerson, getSession, signIn } from './people.ts';
import type { TestApi } from './test-api.ts';

const accountsPath = '/api/staff/accounts';
export const blockReason = 'Drei Anzeigen für Waren, die es nicht gab';

/** Returns tomorrow's date in Germany. Tests use it as the last day of a short account block. */
export const getTomorrow = (): string => addDays(getBerlinDay(new Date()), 1);

/** Signs in a new user. @returns the email address, session cookie and account id */
export async function signInNewUser(api: TestApi) {
  const email = await registerPerson(api);
  const cookie = await signIn(api, email);
  return { email, cookie, id: (await getSession(api, cookie)).user?.id ?? '' };
}

/** Creates functions that call the routes of the staff page for accounts. */
export function createAccountPageCalls(api: TestApi, cookie: string) {
  const callRoute = (path: string, body?: object): Promise<LightMyRequestResponse> =>
    api.post(accountsPath + path, body, { cookie });
  return {
    call: callRoute,
    block: (id: string, overrides: object = {}) =>
      callRoute(`/${id}/block`, { reason: blockReason, confirmed: true, ...overrides }),
    unblock: (id: string) => callRoute(`/${id}/unblock`, { confirmed: true }),
  };
}
