import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ShellHealth } from '#publish/shell-health.ts';
import { askShells } from '#publish/shell-health.ts';
import type { Candidate } from '#publish/try-in-shell.ts';
import { tryInShell, WorsePageError } from '#publish/try-in-shell.ts';
import { makeKeys } from '#testing/release-factory.ts';
import { ShellStandIn } from '#testing/shell-stand-in.ts';

const keys = makeKeys();
const candidate: Candidate = {
  remote: 'mf-test',
  id: 'aa',
  paths: ['/', '/artikel', '/artikel/*', '/autor/:name', '/feed.xml', '*'],
  hasLive: true,
};
let shell: ShellStandIn;
let address: string;
let health: readonly ShellHealth[];

beforeEach(async () => {
  shell = new ShellStandIn();
  address = await shell.listen();
  shell.health = { keys: ['0123456789abcdef'] };
  health = await askShells({ addresses: [address], timeoutMs: 1_000 });
});

afterEach(async () => await shell.close());

test('fixed addresses are rendered, then one of each pattern that they link to', async () => {
  shell.html =
    '<a href="/artikel/eins">1</a> <a href="/artikel/zwei">2</a> <a href="/autor/anna">A</a>';
  const trial = await tryInShell(candidate, keys, health);
  expect(trial.shell).toBe(address);
  expect(trial.pages.toSorted()).toEqual([
    '/',
    '/artikel',
    '/artikel/eins',
    '/autor/anna',
    '/feed.xml',
  ]);
  expect(shell.asked.toSorted()).toEqual(trial.pages.map((path) => `${path} (preview)`).toSorted());
});

test('a page that fails is a reason when it does not fail in the live release', async () => {
  shell.page = (path, preview) => (preview && path === '/artikel' ? 500 : 200);
  shell.html = '<p>mf-test@aa: kein Titel</p>';
  const trial = tryInShell(candidate, keys, health);
  await expect(trial).rejects.toThrow(WorsePageError);
  await expect(trial).rejects.toThrow(
    `/artikel answers 500 in ${address}, 200 by the live release: kein Titel`,
  );
});

test('what fails anyway, and what is not there, are none', async () => {
  shell.page = (path) => (path === '/artikel' ? 503 : 404);
  await expect(tryInShell(candidate, keys, health)).resolves.toMatchObject({ shell: address });
});

test('a first release may find its services away, but may not throw', async () => {
  const first = { ...candidate, hasLive: false };
  shell.page = () => 503;
  await expect(tryInShell(first, keys, health)).resolves.toMatchObject({ shell: address });
  shell.page = () => 500;
  await expect(tryInShell(first, keys, health)).rejects.toThrow(WorsePageError);
});

test('without a shell that says whom it trusts nothing is tried', async () => {
  shell.health = {};
  const older = await askShells({ addresses: [address], timeoutMs: 1_000 });
  expect(await tryInShell(candidate, keys, older)).toEqual({ shell: null, pages: [] });
  expect(shell.asked).toEqual([]);
});
