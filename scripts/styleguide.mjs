/**
 * `npm run styleguide -- accept [package …]`: takes new screenshots of all component stories, or
 * only of those in the given packages, and stores them as accepted in `e2e/pictures`. `npm run soak`
 * compares new screenshots with these, `npm test -- e2e story-pictures` half of them.
 *
 * `npm run styleguide -- draw`: draws the pictures of stories in `docs/images` again.
 */
import { ensureInstalled } from './install/ensure-installed.mjs';
import { createInterruptSignal } from './process/interrupt.mjs';
import { openRepository } from './check/repository.mjs';
import { ROOT } from './project/paths.mjs';
import { PlainError, runMain, say } from './project/terminal.mjs';
import { runTests } from './test/run-tests.mjs';

const COMMANDS = {
  accept: {
    createEnv: (packages) => ({ E2E_ACCEPT_PICTURES: packages.join() || 'all' }),
    filter: 'quality/story-pictures',
    folder: 'e2e/pictures',
  },
  draw: {
    createEnv: () => ({ E2E_DRAW_STORIES: '1' }),
    filter: 'quality/documented-stories',
    folder: 'docs/images',
  },
};

await runMain(async () => {
  const [name, ...packages] = process.argv.slice(2);
  if (name !== 'accept' && name !== 'draw')
    throw new PlainError('✗ styleguide   usage: npm run styleguide -- accept [package …] | draw');
  const command = COMMANDS[name];
  const knownPackages = Object.keys(openRepository(ROOT).boundaries.packages);
  const unknownPackage = packages.find((each) => !knownPackages.includes(each));
  if (unknownPackage) throw new PlainError(`✗ styleguide   There is no package ${unknownPackage}`);
  const signal = createInterruptSignal();
  await ensureInstalled(signal);
  Object.assign(process.env, command.createEnv(packages));
  const { failed } = await runTests({ filters: ['e2e', command.filter], signal });
  if (signal.aborted) return;
  if (failed > 0) process.exitCode = 1;
  else say(`The pictures are in ${command.folder}: review the change and commit it.`);
});
