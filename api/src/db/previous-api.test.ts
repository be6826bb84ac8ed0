import { rm } from 'node:fs/promises';

import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';

import { placeAd } from '#testing/ads.ts';
import { startApiProcess } from '#testing/api-process.ts';
import type { ApiProcess } from '#testing/api-process.ts';
import { startMailCatcher } from '#testing/mail-catcher.ts';
import type { MailCatcher } from '#testing/mail-catcher.ts';
import { createEmail, registerPerson, getSession, signIn } from '#testing/people.ts';
import { unpackPreviousApi } from '#testing/previous-api.ts';
import { placePrintOrder, placeOrder, readPlacedOrder } from '#testing/print-orders.ts';
import { createExternalApi } from '#testing/external-api.ts';
import { copyTemplateFolder, createEmptyFolder } from '#testing/template-database.ts';
import { createTestEnvironment } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { createPostgresDatabase } from '#testing/test-database.ts';
import type { PostgresDatabase } from '#testing/test-database.ts';
import { waitUntil } from '#testing/wait-until.ts';

// Starting a whole api process takes many seconds on a busy machine.
jest.setTimeout(120_000);

let mailCatcher: MailCatcher;
let postgres: PostgresDatabase | null;
let dataDir: string;
beforeAll(async () => {
  mailCatcher = await startMailCatcher();
  postgres = await createPostgresDatabase();
  dataDir = postgres ? await createEmptyFolder() : await copyTemplateFolder();
});
afterAll(async () => {
  await mailCatcher?.close();
  await postgres?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

let runningApi: ApiProcess | undefined;
/** Kills the process of a failed test, which would otherwise keep the data folder locked. */
afterEach(() => void runningApi?.child.kill('SIGKILL'));
async function startApiVersion(mainFile?: string): Promise<TestApi> {
  const variables = { LOG_LEVEL: 'warn', ...(postgres && { DATABASE_URL: postgres.url }) };
  runningApi = await startApiProcess(
    createTestEnvironment(dataDir, mailCatcher.url, variables),
    mainFile,
  );
  return createExternalApi(runningApi.url, mailCatcher);
}
async function stopApi(): Promise<void> {
  runningApi?.child.kill('SIGTERM');
  expect(await runningApi?.exitCode).toBe(0);
}

/** Requests the list of ads, one ad, the health check and the caller's session. */
async function requestAdsAndSession(api: TestApi, cookie: string, number: number) {
  const listResponse = await api.sendRequest({ url: '/api/kleinanzeigen/ads?q=Rundballenpresse' });
  const adResponse = await api.sendRequest({
    url: `/api/kleinanzeigen/ads/${number}`,
    headers: { cookie },
  });
  const health = await api.sendRequest({ url: '/health' });
  return {
    statuses: [listResponse.statusCode, adResponse.statusCode, health.statusCode],
    found: listResponse.body.includes('Rundballenpresse mit Netzbindung'),
    person: (await getSession(api, cookie)).user?.email,
  };
}

test('the previous release works on the newest schema, and the current one continues with its data', async () => {
  const previousApi = await startApiVersion(await unpackPreviousApi());
  const email = await registerPerson(previousApi, createEmail('zwischen-den-versionen'));
  const cookie = await signIn(previousApi, email);
  const { number } = await placeAd(previousApi, cookie);
  const { order, draftCode } = await placePrintOrder(previousApi, createEmail('abo'));
  const overview = await requestAdsAndSession(previousApi, cookie, number);
  expect(overview).toEqual({ statuses: [200, 200, 200], found: true, person: email });
  expect(runningApi?.output()).not.toMatch(/"level":[56]0/u);
  await stopApi();

  const currentApi = await startApiVersion();
  // The previous release writes no lexemes. The current one adds them after its start.
  await waitUntil('ads of the previous release found', async () => {
    return (await requestAdsAndSession(currentApi, cookie, number)).found;
  });
  expect(await requestAdsAndSession(currentApi, cookie, number)).toEqual(overview);
  expect(await signIn(currentApi, email)).not.toBe('');
  // Placing the same order draft again returns the same order.
  const { code } = (await placeOrder(currentApi, draftCode)).json<{ code: string }>();
  expect((await readPlacedOrder(currentApi, code)).orderNo).toBe(order.orderNo);
  await stopApi();
});
