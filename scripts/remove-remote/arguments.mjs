import { parseArgs } from 'node:util';
import { PlainError } from '../project/terminal.mjs';

const USAGE = 'npm run remove-remote -- mf-wetter [--withdraw] [--force]';

/**
 * Parses the arguments of `npm run remove-remote`.
 * @param {readonly string[]} argv
 * @returns {{ name: string, withdraw: boolean, force: boolean, root: string | undefined }}
 * @throws {PlainError} naming the invalid argument
 */
export function parseRemoveRemoteArguments(argv) {
  const { values, positionals } = parse(argv);
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) throw new PlainError(`usage: ${USAGE}`);
  if (!/^mf-[a-z0-9-]+$/.test(name)) throw new PlainError(`"${name}" is not the name of a remote`);
  const { withdraw = false, force = false, root } = values;
  return { name, withdraw, force, root };
}

function parse(argv) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        withdraw: { type: 'boolean' },
        force: { type: 'boolean' },
        root: { type: 'string' },
      },
    });
  } catch (error) {
    throw new PlainError(`${error.message.split('.')[0]}. ${USAGE}`);
  }
}
