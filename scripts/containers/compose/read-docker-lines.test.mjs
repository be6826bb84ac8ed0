import { readHandbook } from '../../nights/read-recipes.mjs';
import { EXECUTED_HEADINGS } from './handbook-cases.mjs';
import { parseCommandLine } from './parse-command-line.mjs';
import { OTHER_LINES, readCronCommand, readDockerLines } from './read-docker-lines.mjs';

const { blocks, inline } = readDockerLines();

test('npm run containers executes all docker lines of the handbook', () => {
  expect(Object.keys(blocks).toSorted()).toEqual(EXECUTED_HEADINGS.toSorted());
  expect(inline.length).toBeGreaterThan(8);
  const lines = [...Object.values(blocks).flat().map(readCronCommand), ...inline];
  for (const line of lines)
    expect(parseCommandLine(line.split(' | ')[0]).words.length).toBeGreaterThan(1);
});

test('what is not executed is in the handbook', () => {
  const text = readHandbook();
  expect(Object.keys(OTHER_LINES).filter((line) => !text.includes(`\`${line}\``))).toEqual([]);
});

test('every block with docker is marked', () => {
  const fences = [...readHandbook().matchAll(/^```(.*)\n([^]*?)^```/gm)];
  const unmarked = fences.filter(
    ([, words, text]) => text.includes('docker ') && !words.endsWith(' containers'),
  );
  expect(unmarked.map(([fence]) => fence)).toEqual([]);
});

test('reads blocks and sentences', () => {
  const text =
    '# A\n\n```sh containers\ndocker compose run \\\n  a b\n```\n\nRun `docker compose ps`.\n';
  expect(readDockerLines(text)).toEqual({
    blocks: { A: ['docker compose run a b'] },
    inline: ['docker compose ps'],
  });
});
