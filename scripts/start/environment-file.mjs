import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '../project/paths.mjs';

/**
 * Merges the environment with the variables in the project's `.env`; those in the environment take
 * precedence. `ENV_FILE` names another file. If `ENV_FILE` is empty, no file is read, so that tests
 * do not depend on the machine.
 */
export function readEnvironment(env = process.env) {
  const name = env.ENV_FILE ?? '.env';
  const file = resolve(ROOT, name);
  if (name === '' || !existsSync(file)) return { ...env };
  return { ...parseEnv(readFileSync(file, 'utf8')), ...env };
}

/**
 * Writes variables to a file that `ENV_FILE` can name. Only the file's owner may read the file.
 *
 * @param {string} file
 * @param {Readonly<Record<string, string>>} values
 */
export function writeEnvironmentFile(file, values) {
  const lines = Object.entries(values).map(([name, value]) => `${name}=${quoteValue(value)}\n`);
  const draft = `${file}.draft`;
  writeFileSync(draft, lines.join(''), { mode: 0o600 });
  renameSync(draft, file);
}

/** Puts a value in quotes of a kind that the value lacks, because the format has no escapes. */
function quoteValue(value) {
  const quote = ["'", '`', '"'].find((mark) => !value.includes(mark));
  if (quote === undefined) throw new Error('a value contains every kind of quote');
  return `${quote}${value}${quote}`;
}
