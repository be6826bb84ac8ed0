import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { runCommand } from '../support/run-command.ts';
import type { CommandResult } from '../support/run-command.ts';
import { getDataDir, resolveSiteUnderTest } from '../support/site-under-test.ts';

/** Runs the search command. @returns its exit code and output */
async function runSearchCommand(...args: string[]): Promise<CommandResult> {
  const { embeddedUrl } = await resolveSiteUnderTest();
  return runCommand(['scripts/search.mjs', ...args], {
    ENV_FILE: '',
    CONTENT_ENDPOINT: `${embeddedUrl}/v2`,
    SEARCH_ENDPOINT: embeddedUrl,
    DATA_DIR: getDataDir('production'),
  });
}

async function countFoundArticles(request: APIRequestContext): Promise<number> {
  const { embeddedUrl } = await resolveSiteUnderTest();
  const response = await request.post(`${embeddedUrl}/1/indexes/gruenland_articles/query`, {
    headers: {
      'x-algolia-application-id': 'embedded',
      'x-algolia-api-key': 'embedded-search',
    },
    data: { query: 'Schlepper' },
  });
  return ((await response.json()) as { nbHits: number }).nbHits;
}

test('rebuilding the index never loses a hit', { tag: '@soak' }, async ({ request }) => {
  const countBefore = await countFoundArticles(request);
  expect(countBefore).toBeGreaterThan(0);
  const rebuildController = new AbortController();
  const rebuildResult = runSearchCommand('rebuild').finally(() => rebuildController.abort());
  const counts = new Set<number>();
  while (!rebuildController.signal.aborted) counts.add(await countFoundArticles(request));
  const { code, output } = await rebuildResult;
  expect(output).toMatch(/articles +\d\d+ written to gruenland_articles/);
  expect(output).toContain('skipped: the running api');
  expect([code, [...counts]]).toEqual([0, [countBefore]]);
});

test('an unknown command prints the usage', { tag: '@soak' }, async () => {
  const { code, output } = await runSearchCommand('aufräumen');
  expect([code, output]).toEqual([
    1,
    expect.stringContaining('usage: npm run search -- rebuild | sync | push | regions'),
  ]);
});
