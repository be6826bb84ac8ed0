import { readHandbook, readMarkedBlocks } from '../../nights/read-recipes.mjs';

/** The word after the language of a code block that `npm run containers` executes. */
const MARK = 'containers';

/** Lines that the run does not execute as they are, with the reason. */
export const OTHER_LINES = {
  'docker compose up --build': 'the run begins with it, step by step',
  'docker compose up --detach': 'the text warns of it',
  'docker image prune': 'removes images of the machine',
};

/**
 * Reads the docker commands of docs/operations.md.
 *
 * @param {string} [text] Markdown
 * @returns {{ blocks: Readonly<Record<string, string[]>>, inline: string[] }} lines of code blocks by
 *   heading, and those within sentences without `OTHER_LINES`
 */
export function readDockerLines(text = readHandbook()) {
  const sections = readMarkedBlocks(text, MARK);
  const blocks = Object.fromEntries(
    sections.map(({ heading, blocks: own }) => [
      heading,
      own.flatMap((block) => block.text.replaceAll(/\\\n\s*/g, '').split('\n')),
    ]),
  );
  const sentences = text.replaceAll(/^```[^]*?^```/gm, '');
  // A table escapes the bars of a pipe.
  const inline = [...sentences.matchAll(/`([^`]*)`/g)].flatMap(([, words]) =>
    words.includes('docker ') ? [words] : [],
  );
  const lines = inline.map((line) => line.replaceAll('\\|', '|').replaceAll(/\s+/g, ' '));
  return { blocks, inline: lines.filter((line) => OTHER_LINES[line] === undefined) };
}

/** Removes what cron needs: the time, and the folder of the site. */
export function readCronCommand(line) {
  return line.replace(/^(?:[\d*]+ ){5}/, '');
}
