import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ShellHealth } from '#publish/shell-health.ts';
import { fetchShellHealth } from '#publish/shell-health.ts';
import type { Candidate } from '#publish/smoke-test.ts';
import { runSmokeTest, PageRegressionError } from '#publish/smoke-test.ts';
import { makeKeys } from '#testing/release-factory.ts';
import { FakeShell } from '#testing/fake-shell.ts';

const keys = makeKeys();
const candidate: Candidate = {
  remote: 'mf-test',
  id: 'aa',
  paths: ['/', '/artikel', '/artikel/*', '/autor/:name', '/feed.xml', '*'],
  hasLiveRelease: true,
};
let shell: FakeShell;
let shellUrl: string;
let health: readonly ShellHealth[];

beforeEach(async () => {
  shell = new FakeShell();
  shellUrl = await shell.listen();
  shell.health = { keys: ['0123456789abcdef'] };
  health = await fetchShellHealth({ urls: [shellUrl], timeoutMs: 1_000 });
});

afterEach(async () => await shell.close());

test('renders routes with a fixed path, then one linked page per pattern', async () => {
  shell.html =
    '<a href="/artikel/eins">1</a> <a href="/artikel/zwei">2</a> <a href="/autor/anna">A</a>';
  const result = await runSmokeTest(candidate, keys, health);
  expect(result.shell).toBe(shellUrl);
  expect(result.pages.toSorted()).toEqual([
    '/',
    '/artikel',
    '/artikel/eins',
    '/autor/anna',
    '/feed.xml',
  ]);
  expect(shell.requestedPages.toSorted()).toEqual(
    result.pages.map((path) => `${path} (preview)`).toSorted(),
  );
});

test('throws for a page that fails but works in the live release', async () => {
  shell.getPageStatus = (path, preview) => (preview && path === '/artikel' ? 500 : 200);
  shell.html = '<p>mf-test@aa: kein Titel</p>';
  const result = runSmokeTest(candidate, keys, health);
  await expect(result).rejects.toThrow(PageRegressionError);
  await expect(result).rejects.toThrow(
    `/artikel answers 500 in ${shellUrl}, 200 with the live release: kein Titel`,
  );
});

test('accepts a page that also fails in the live release, and a 404', async () => {
  shell.getPageStatus = (path) => (path === '/artikel' ? 503 : 404);
  await expect(runSmokeTest(candidate, keys, health)).resolves.toMatchObject({ shell: shellUrl });
});

test('accepts a 503 for a first release, but not a 500', async () => {
  const firstRelease = { ...candidate, hasLiveRelease: false };
  shell.getPageStatus = () => 503;
  await expect(runSmokeTest(firstRelease, keys, health)).resolves.toMatchObject({
    shell: shellUrl,
  });
  shell.getPageStatus = () => 500;
  await expect(runSmokeTest(firstRelease, keys, health)).rejects.toThrow(PageRegressionError);
});

test('skips the test when no shell reports its trusted keys', async () => {
  shell.health = {};
  const healthOfOlderShells = await fetchShellHealth({ urls: [shellUrl], timeoutMs: 1_000 });
  expect(await runSmokeTest(candidate, keys, healthOfOlderShells)).toEqual({
    shell: null,
    pages: [],
  });
  expect(shell.requestedPages).toEqual([]);
});
