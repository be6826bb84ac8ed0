/**
 * `npm run words -- sample [--seed <text>] [--count <number>]`: prints random identifiers and comments,
 * to review their wording. The same seed gives the same sample as long as the code does not change.
 */
import { parseArgs } from 'node:util';
import { openRepository } from './check/repository.mjs';
import { ROOT } from './project/paths.mjs';
import { PlainError, runMain, say } from './project/terminal.mjs';

const indent = (code) => code.replaceAll(/^/gm, '      ');

const USAGE = 'usage: npm run words -- sample [--seed <text>] [--count <number>]';

await runMain(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { seed: { type: 'string' }, count: { type: 'string', default: '30' } },
  });
  const count = Number(values.count);
  if (positionals.join() !== 'sample' || !(Number.isInteger(count) && count > 0))
    throw new PlainError(`✗ words        ${USAGE}`);
  // This import is dynamic, so that `--help` works before packages are installed.
  const { drawSample } = await import('./words/draw-sample.mjs');
  const seed = values.seed ?? new Date().toISOString();
  const { names, comments } = drawSample(openRepository(ROOT), { seed, count });
  say(`Seed: ${seed}\n\nIdentifiers, each with the line that declares it and the next lines\n`);
  for (const [index, { file, line, name, code }] of names.entries())
    say(`${index + 1}. ${name}   ${file}:${line}\n${indent(code)}\n`);
  say('\nComments, each with the code that it belongs to\n');
  for (const [index, { file, line, text, code }] of comments.entries())
    say(`${index + 1}. ${file}:${line}\n${text.replaceAll(/^/gm, '   ')}\n${indent(code)}\n`);
});
