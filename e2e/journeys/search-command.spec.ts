import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { runCommand } from '../support/run-command.ts';
import type { CommandEnd } from '../support/run-command.ts';
import { dataDirOf, siteUnderTest } from '../support/site-under-test.ts';

/** Runs the command. @returns its exit code and output */
async function search(...args: string[]): Promise<CommandEnd> {
  const { embeddedUrl } = await siteUnderTest();
  return runCommand(['scripts/search.mjs', ...args], {
    ENV_FILE: '',
    CONTENT_ENDPOINT: `${embeddedUrl}/v2`,
    SEARCH_ENDPOINT: embeddedUrl,
    DATA_DIR: dataDirOf('production'),
  });
}

async function articlesFound(request: APIRequestContext): Promise<number> {
  const { embeddedUrl } = await siteUnderTest();
  const answer = await request.post(`${embeddedUrl}/1/indexes/gruenland_artikel/query`, {
    headers: {
      'x-algolia-application-id': 'embedded',
      'x-algolia-api-key': 'embedded-search',
    },
    data: { query: 'Schlepper' },
  });
  return ((await answer.json()) as { nbHits: number }).nbHits;
}

test('rebuilding the index never loses a hit', async ({ request }) => {
  const before = await articlesFound(request);
  expect(before).toBeGreaterThan(0);
  const over = new AbortController();
  const rebuilt = search('rebuild').finally(() => over.abort());
  const seen = new Set<number>();
  while (!over.signal.aborted) seen.add(await articlesFound(request));
  const { code, output } = await rebuilt;
  expect(output).toMatch(/artikel +\d\d+ written to gruenland_artikel/);
  expect(output).toContain('skipped: the running api');
  expect([code, [...seen]]).toEqual([0, [before]]);
});

test('an unknown command prints the usage', async () => {
  const { code, output } = await search('aufräumen');
  expect([code, output]).toEqual([
    1,
    expect.stringContaining('usage: npm run search -- rebuild | sync | push | regions'),
  ]);
});
