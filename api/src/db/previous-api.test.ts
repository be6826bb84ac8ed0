import { rm } from 'node:fs/promises';

import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';

import { placeAd } from '#testing/ads.ts';
import { startApiProcess } from '#testing/api-process.ts';
import type { ApiProcess } from '#testing/api-process.ts';
import { startMailCatcher } from '#testing/mail-catcher.ts';
import type { MailCatcher } from '#testing/mail-catcher.ts';
import { newEmail, registerPerson, getSession, signIn } from '#testing/people.ts';
import { unpackPreviousApi } from '#testing/previous-api.ts';
import { placePrintOrder, placeOrder, readPlacedOrder } from '#testing/print-orders.ts';
import { createRemoteApi } from '#testing/remote-api.ts';
import { copyTemplate, createEmptyFolder } from '#testing/template-database.ts';
import { testEnvironment } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { createPostgres } from '#testing/test-database.ts';

// Starting a whole api process takes many seconds on a busy machine.
jest.setTimeout(120_000);

let mails: MailCatcher;
let postgres: Awaited<ReturnType<typeof createPostgres>>;
let dataDir: string;
beforeAll(async () => {
  mails = await startMailCatcher();
  postgres = await createPostgres();
  dataDir = postgres ? await createEmptyFolder() : await copyTemplate();
});
afterAll(async () => {
  await mails?.close();
  await postgres?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

let running: ApiProcess | undefined;
/** Kills the process of a failed test, which would otherwise keep the data folder locked. */
afterEach(() => void running?.child.kill('SIGKILL'));
async function start(main?: string): Promise<TestApi> {
  const variables = { LOG_LEVEL: 'warn', ...(postgres && { DATABASE_URL: postgres.url }) };
  running = await startApiProcess(testEnvironment(dataDir, mails.url, variables), main);
  return createRemoteApi(running.url, mails);
}
async function stop(): Promise<void> {
  running?.child.kill('SIGTERM');
  expect(await running?.exit).toBe(0);
}

/** Requests the list of ads, one ad, the health check and the session of the caller. */
async function readOverview(api: TestApi, cookie: string, number: number) {
  const list = await api.ask({ url: '/api/kleinanzeigen/ads?q=Rundballenpresse' });
  const ad = await api.ask({ url: `/api/kleinanzeigen/ads/${number}`, headers: { cookie } });
  const health = await api.ask({ url: '/health' });
  return {
    statuses: [list.statusCode, ad.statusCode, health.statusCode],
    found: list.body.includes('Rundballenpresse mit Netzbindung'),
    person: (await getSession(api, cookie)).user?.email,
  };
}

test('the previous release works on the newest schema, and the current one continues with its data', async () => {
  const previous = await start(await unpackPreviousApi());
  const email = await registerPerson(previous, newEmail('zwischen-den-versionen'));
  const cookie = await signIn(previous, email);
  const { number } = await placeAd(previous, cookie);
  const { order, draftCode } = await placePrintOrder(previous, newEmail('abo'));
  const overview = await readOverview(previous, cookie, number);
  expect(overview).toEqual({ statuses: [200, 200, 200], found: true, person: email });
  expect(running?.output()).not.toMatch(/"level":[56]0/u);
  await stop();

  const current = await start();
  expect(await readOverview(current, cookie, number)).toEqual(overview);
  expect(await signIn(current, email)).not.toBe('');
  // Placing the same order draft again returns the same order.
  const { code } = (await placeOrder(current, draftCode)).json<{ code: string }>();
  expect((await readPlacedOrder(current, code)).orderNo).toBe(order.orderNo);
  await stop();
});
