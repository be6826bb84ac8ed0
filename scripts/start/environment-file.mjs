import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '../project/paths.mjs';

/**
 * The environment with the `.env` of the project below it: what is set already wins. `ENV_FILE`
 * names another file, and an empty `ENV_FILE` none, so that tests do not depend on the machine.
 */
export function readEnvironment(env = process.env) {
  const name = env.ENV_FILE ?? '.env';
  const file = join(ROOT, name);
  if (name === '' || !existsSync(file)) return { ...env };
  return { ...parseEnv(readFileSync(file, 'utf8')), ...env };
}
