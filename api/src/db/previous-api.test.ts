import { rm } from 'node:fs/promises';

import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';

import { placeAd } from '#testing/ads.ts';
import { startApiProcess } from '#testing/api-process.ts';
import type { ApiProcess } from '#testing/api-process.ts';
import { startMailCatcher } from '#testing/mail-catcher.ts';
import type { MailCatcher } from '#testing/mail-catcher.ts';
import { newEmail, newPerson, sessionOf, signIn } from '#testing/people.ts';
import { previousApi } from '#testing/previous-api.ts';
import { orderPrint, placeOrder, readPlaced } from '#testing/print-orders.ts';
import { remoteApi } from '#testing/remote-api.ts';
import { copyTemplate, emptyFolder } from '#testing/template-database.ts';
import { testEnvironment } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { createPostgres } from '#testing/test-database.ts';

// Each start of a whole process takes seconds; on a busy machine many.
jest.setTimeout(120_000);

let mails: MailCatcher;
let postgres: Awaited<ReturnType<typeof createPostgres>>;
let dataDir: string;
beforeAll(async () => {
  mails = await startMailCatcher();
  postgres = await createPostgres();
  dataDir = postgres ? await emptyFolder() : await copyTemplate();
});
afterAll(async () => {
  await mails?.close();
  await postgres?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

let running: ApiProcess | undefined;
/** A test that failed leaves nobody behind who holds the folder. */
afterEach(() => void running?.child.kill('SIGKILL'));
async function start(main?: string): Promise<TestApi> {
  const variables = { LOG_LEVEL: 'warn', ...(postgres && { DATABASE_URL: postgres.url }) };
  running = await startApiProcess(testEnvironment(dataDir, mails.url, variables), main);
  return remoteApi(running.url, mails);
}
async function stop(): Promise<void> {
  running?.child.kill('SIGTERM');
  expect(await running?.exit).toBe(0);
}

/** What a list, a health check and an account show. */
async function readOverview(api: TestApi, cookie: string, number: number) {
  const list = await api.ask({ url: '/api/kleinanzeigen/ads?q=Rundballenpresse' });
  const ad = await api.ask({ url: `/api/kleinanzeigen/ads/${number}`, headers: { cookie } });
  const health = await api.ask({ url: '/health' });
  return {
    statuses: [list.statusCode, ad.statusCode, health.statusCode],
    found: list.body.includes('Rundballenpresse mit Netzbindung'),
    person: (await sessionOf(api, cookie)).user?.email,
  };
}

test('the api of the release before works on the newest schema, and the present one goes on with it', async () => {
  const previous = await start(await previousApi());
  const email = await newPerson(previous, newEmail('zwischen-den-versionen'));
  const cookie = await signIn(previous, email);
  const { number } = await placeAd(previous, cookie);
  const { order, draftCode } = await orderPrint(previous, newEmail('abo'));
  const overview = await readOverview(previous, cookie, number);
  expect(overview).toEqual({ statuses: [200, 200, 200], found: true, person: email });
  expect(running?.output()).not.toMatch(/"level":[56]0/u);
  await stop();

  const current = await start();
  expect(await readOverview(current, cookie, number)).toEqual(overview);
  expect(await signIn(current, email)).not.toBe('');
  // Sent again it is the same order.
  const { code } = (await placeOrder(current, draftCode)).json<{ code: string }>();
  expect((await readPlaced(current, code)).orderNo).toBe(order.orderNo);
  await stop();
});
