/**
 * `npm run styleguide -- accept [package …]`: takes new screenshots of all component stories, or
 * only of those in the given packages, and stores them as accepted in `e2e/pictures`. `npm test`
 * compares new screenshots with these.
 */
import { ensureInstalled } from './install/ensure-installed.mjs';
import { createInterruptSignal } from './process/interrupt.mjs';
import { openRepository } from './check/repository.mjs';
import { ROOT } from './project/paths.mjs';
import { PlainError, runMain, say } from './project/terminal.mjs';
import { runTests } from './test/run-tests.mjs';

await runMain(async () => {
  const [command, ...packages] = process.argv.slice(2);
  if (command !== 'accept')
    throw new PlainError('✗ styleguide   usage: npm run styleguide -- accept [package …]');
  const knownPackages = Object.keys(openRepository(ROOT).boundaries.packages);
  const unknownPackage = packages.find((name) => !knownPackages.includes(name));
  if (unknownPackage) throw new PlainError(`✗ styleguide   There is no package ${unknownPackage}`);
  const signal = createInterruptSignal();
  await ensureInstalled(signal);
  Object.assign(process.env, { E2E_ACCEPT_PICTURES: packages.join() || 'all' });
  const { failed } = await runTests({ filters: ['e2e', 'quality/story-pictures'], signal });
  if (signal.aborted) return;
  if (failed > 0) process.exitCode = 1;
  else say('The pictures are in e2e/pictures: review the change and commit it.');
});
