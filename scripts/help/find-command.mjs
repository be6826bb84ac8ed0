import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../project/paths.mjs';

/**
 * Returns the name of the command in package.json that started a process.
 *
 * @param {readonly string[]} argv arguments of the process
 * @returns {string | undefined} undefined for a script that is not a command of package.json
 */
export function findCommand([, file = '', ...args]) {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const script = `node ${relative(ROOT, file)}`;
  return Object.keys(scripts).find((name) =>
    [script, `${script} ${args[0]}`].includes(scripts[name]),
  );
}
