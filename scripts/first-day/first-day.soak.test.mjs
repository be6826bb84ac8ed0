import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMANDS } from '../help/format-help.mjs';
import { ROOT } from '../project/paths.mjs';
import { createScratchCopy } from './scratch-copy.mjs';

const BUILD_TIMEOUT_MS = 600_000;
const page = readPage('first-day.md');
const lines = listCommands(page);

/**
 * Matches commands that this test does not run: they install packages, run until Ctrl-C, repeat the
 * tests or need a running shell (`errors`). The browser tests cover starting a site and the dev
 * server (`e2e/journeys/dev-server.spec.ts`).
 */
const SKIPPED_COMMAND_PATTERN = /^npm (ci|start|test|run (dev|check|errors))\b/;

test.each(['first-day.md', 'storyblok.md'])('every npm command of docs/%s exists', (name) => {
  const pageLines = listCommands(readPage(name));
  const unknown = pageLines
    .filter((line) => line.startsWith('npm ') && line !== 'npm ci')
    .flatMap((line) => {
      const [, command, rest] = /^npm (?:run )?([\w-]+)(?: -- (.+))?$/.exec(line);
      const options = Object.keys(COMMANDS[command]?.options ?? {}).map(
        (text) => text.split(' ')[0],
      );
      const used = rest?.match(/--[\w-]+/g) ?? [];
      const isKnown = COMMANDS[command] && used.every((option) => options.includes(option));
      return isKnown ? [] : [line];
    });
  expect(unknown).toEqual([]);
  expect(pageLines.length).toBeGreaterThan(4);
});

test(
  'the commands release the change of the page and take it back',
  () => {
    const copy = createScratchCopy();
    try {
      const { run } = copy;
      run('git init --quiet && git add --all && git commit --quiet --message start');
      // `--brief` skips the type check. The later release of the changed package runs it.
      run('npm run release -- mf-veranstaltungen --brief');
      applyDiffOfPage(copy.folder);
      const outputs = new Map(
        lines
          .filter((line) => !SKIPPED_COMMAND_PATTERN.test(line))
          .map((line) => [line, run(line)]),
      );
      const find = (word) => [...outputs].find(([line]) => line.includes(word))?.[1];
      expect(find('--canary')).toContain('canary');
      expect(find('run releases')).toMatch(/10 ?%/);
      expect(find('promote')).toContain('live');
      expect(find('rollback')).toContain('live');
      expect(run('git log -1 --format=%s')).toContain('mf-veranstaltungen: ');
    } finally {
      copy.remove();
    }
  },
  BUILD_TIMEOUT_MS,
);

function readPage(name) {
  return readFileSync(join(ROOT, 'docs', name), 'utf8');
}

/** Lists the lines of a page's `sh` code blocks. */
function listCommands(text) {
  return [...text.matchAll(/^```sh\n([^]*?)^```/gm)].flatMap(([, block]) =>
    block.trimEnd().split('\n'),
  );
}

/**
 * Applies the diff that the page shows. If the file already contains the new line, reverts the diff
 * instead. Throws if the file contains neither line.
 */
function applyDiffOfPage(folder) {
  const [, file] = /is in `([^`]+)`:\n\n```diff/.exec(page);
  const [, oldLine, newLine] = /^```diff\n-(.+)\n\+(.+)\n```/m.exec(page);
  const text = readFileSync(join(folder, file), 'utf8');
  const [from, to] = text.includes(`${newLine}\n`) ? [newLine, oldLine] : [oldLine, newLine];
  expect(text).toContain(`${from}\n`);
  writeFileSync(join(folder, file), text.replace(from, to));
}
