/**
 * `npm run fixtures -- <commit>`: builds shell and remotes of a commit. Stores them in
 * `e2e/fixtures/previous` as the previous release that the compatibility tests use. Requires git,
 * access to the commit's npm packages and GNU tar.
 */
import { createInterruptSignal } from './process/interrupt.mjs';
import { makeFixtures } from './previous-release/make-fixtures.mjs';
import { PlainError, runMain } from './project/terminal.mjs';

await runMain(async () => {
  const [commit, ...others] = process.argv.slice(2);
  if (commit === undefined || others.length > 0)
    throw new PlainError('✗ fixtures     usage: npm run fixtures -- <commit>');
  await makeFixtures(commit, createInterruptSignal());
});
