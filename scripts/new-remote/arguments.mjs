import { parseArgs } from 'node:util';
import { PlainError } from '../project/terminal.mjs';

const USAGE = 'npm run new-remote -- mf-wetter [--area /wetter] [--label "Das Wetter"]';
const REMOTE_NAME_PATTERN = /^mf-[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const AREA_PATTERN = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;
/**
 * Path segments with which the path of an area must not start, because other URLs use them. A test
 * compares them with `shared-contracts/src/non-page-paths.ts`, which Node 20 cannot load.
 */
const RESERVED_PATH_SEGMENTS = new Set([
  '1',
  'api',
  'assets',
  'builds',
  'f',
  'health',
  'metrics',
  'status',
]);

/**
 * The remote to create. `root` is the clone's folder; if it is undefined, the remote is created in
 * this clone.
 *
 * @typedef {{ name: string, area: string, label: string, root: string | undefined }} NewRemote
 */

/**
 * Parses the arguments of `npm run new-remote`.
 * @param {readonly string[]} argv
 * @returns {NewRemote}
 * @throws {PlainError} naming the invalid argument
 */
export function parseNewRemoteArguments(argv) {
  const { values, positionals } = parse(argv);
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) throw new PlainError(`usage: ${USAGE}`);
  if (!REMOTE_NAME_PATTERN.test(name) || name.length > 40) {
    throw new PlainError(
      `"${name}" is not a valid name: use mf- and lower-case letters, digits, hyphens`,
    );
  }
  const word = name.slice('mf-'.length);
  const area = values.area ?? `/${word}`;
  if (!AREA_PATTERN.test(area) || RESERVED_PATH_SEGMENTS.has(area.split('/')[1] ?? '')) {
    throw new PlainError(
      `"${area}" is not a valid area: use a path of lower-case letters, digits, hyphens`,
    );
  }
  const label = (values.label ?? word.charAt(0).toUpperCase() + word.slice(1)).trim();
  if (!/^[\p{L}\p{N} ,&–-]{1,60}$/u.test(label)) {
    throw new PlainError(
      `"${label}" is not a valid label: use letters, digits, spaces, at most 60`,
    );
  }
  return { name, area, label, root: values.root };
}

function parse(argv) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { area: { type: 'string' }, label: { type: 'string' }, root: { type: 'string' } },
    });
  } catch (error) {
    throw new PlainError(`${error.message.split('.')[0]}. ${USAGE}`);
  }
}
