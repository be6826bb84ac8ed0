import { run } from '../process/run.mjs';
import { ROOT } from '../project/paths.mjs';

const TIMEOUT_MS = 300_000;

/**
 * Passes the first argument to psql as its input, because psql replaces variables there only, and
 * the others as its options.
 */
const PSQL = `statements=$1; shift
printf '%s\\n' "$statements" | psql "$DATABASE_URL" --set=ON_ERROR_STOP=1 "$@"`;

/**
 * Runs a code block of the handbook as a person would: `sh` in a shell after the first steps, `sql`
 * in psql.
 *
 * @param {{ language: string, text: string }} block
 * @param {object} options
 * @param {string} options.firstSteps
 * @param {Readonly<Record<string, string>>} options.values What a person fills in: variables of the
 *   shell in capitals, variables of psql in small letters.
 * @param {string} options.environmentFile
 * @param {AbortSignal} options.signal
 * @returns {Promise<string>} the output
 * @throws {Error} with the output when a command fails
 */
export async function runBlock(block, { firstSteps, values, environmentFile, signal }) {
  const { PATH, HOME } = process.env;
  const isSql = block.language === 'sql';
  const variables = Object.entries(values).filter(([name]) => /^[A-Z_]+$/.test(name));
  const settings = Object.entries(values)
    .filter(([name]) => /^[a-z_]+$/.test(name))
    .map(([name, value]) => `--set=${name}=${value}`);
  // psql replaces variables in its input only, not in --command.
  const script = `${firstSteps}\n${isSql ? PSQL : block.text}`;
  const args = ['-eu', '-c', script, 'night', ...(isSql ? [block.text, ...settings] : [])];
  const options = {
    cwd: ROOT,
    env: {
      PATH,
      HOME,
      LC_ALL: 'C.UTF-8',
      ENV_FILE: environmentFile,
      ...Object.fromEntries(variables),
    },
    timeoutMs: TIMEOUT_MS,
    signal,
  };
  const { ok, output } = await run('/bin/sh', args, options);
  if (!ok) throw new Error(`this block failed:\n${block.text}\n${output.trim()}`);
  return output;
}
