import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '../project/paths.mjs';

/**
 * The environment with the `.env` of the project below it: what is set already wins. `ENV_FILE`
 * names another file, and an empty `ENV_FILE` none, so that tests do not depend on the machine.
 */
export function readEnvironment(env = process.env) {
  const name = env.ENV_FILE ?? '.env';
  const file = resolve(ROOT, name);
  if (name === '' || !existsSync(file)) return { ...env };
  return { ...parseEnv(readFileSync(file, 'utf8')), ...env };
}

/**
 * Writes a file that `ENV_FILE` can name, for its owner alone.
 *
 * @param {string} file
 * @param {Readonly<Record<string, string>>} values
 */
export function writeEnvironmentFile(file, values) {
  const lines = Object.entries(values).map(([name, value]) => `${name}=${quoted(value)}\n`);
  const draft = `${file}.draft`;
  writeFileSync(draft, lines.join(''), { mode: 0o600 });
  renameSync(draft, file);
}

/** Such files know no escapes: what stands between quotes must not hold them. */
function quoted(value) {
  const quote = ["'", '`', '"'].find((mark) => !value.includes(mark));
  if (quote === undefined) throw new Error('a value holds every kind of quote');
  return `${quote}${value}${quote}`;
}
