import { expect, test } from '@playwright/test';
import { watchConsole } from '../support/console-watch.ts';
import { waitForHydration, logIn } from '../support/demo-reader.ts';
import { accountRoutes, publicRoutes, shellPages } from '../support/routes.ts';

test('every route hydrates without errors and loads no data twice', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await logIn(context, baseURL!);
  const faults = watchConsole(page);
  const dataRequests: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/_data') && dataRequests.push(request.url()),
  );
  for (const { path } of [
    ...publicRoutes,
    ...shellPages,
    ...accountRoutes,
    { path: '/gibt-es-nicht' },
  ]) {
    await page.goto(path);
    await waitForHydration(page);
  }
  // The browser console reports the one response with status 404 that the test causes.
  const otherFaults = faults.filter((fault) => !fault.includes('status of 404'));
  expect(otherFaults).toEqual([]);
  expect(dataRequests).toEqual([]);
});
