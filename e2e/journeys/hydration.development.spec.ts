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

test('React, router and Redux exist once in the browser', async ({ page }) => {
  await page.goto('/anmelden');
  await waitForHydration(page);
  const versionCounts = await page.evaluate(() => {
    const sharedScope = (
      globalThis as unknown as {
        __FEDERATION__: { __SHARE__: Record<string, Record<string, Record<string, object>>> };
      }
    ).__FEDERATION__.__SHARE__;
    const versionsByPackage: Record<string, Set<string>> = {};
    for (const scopes of Object.values(sharedScope)) {
      for (const packages of Object.values(scopes)) {
        for (const [name, versions] of Object.entries(packages)) {
          versionsByPackage[name] ??= new Set();
          for (const version of Object.keys(versions)) versionsByPackage[name].add(version);
        }
      }
    }
    return Object.fromEntries(
      Object.entries(versionsByPackage).map(([name, versions]) => [name, versions.size]),
    );
  });
  for (const name of ['react', 'react-dom', 'react-router', 'react-redux'])
    expect(versionCounts[name], name).toBe(1);
});
