import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROJECT_NODE, ROOT } from '../project/paths.mjs';

/**
 * Module of each service that exports `readConfig`. When a service starts, it first calls this
 * function.
 */
const CONFIG_MODULES = {
  api: 'api/src/config.ts',
  embedded: 'embedded/src/server/config.ts',
};

const READER_PROGRAM = `
  const [modules, attempts] = JSON.parse(process.argv[1]);
  const problems = [];
  for (const { service, env } of attempts) {
    const { readConfig } = await import(modules[service]);
    try {
      readConfig(env);
      problems.push('');
    } catch (error) {
      problems.push(error.message);
    }
  }
  process.stdout.write(JSON.stringify(problems));
`;

/**
 * Reads the configuration of services in the same way as they do when they start.
 *
 * @param {readonly { service: keyof typeof CONFIG_MODULES, env: Record<string, string> }[]}
 *   attempts
 * @returns {Promise<readonly string[]>} for each attempt, the reason why the service would not
 *   start, or an empty text if it would start
 */
export async function readConfigurationsOfServices(attempts) {
  const modules = Object.fromEntries(
    Object.entries(CONFIG_MODULES).map(([service, file]) => [
      service,
      pathToFileURL(join(ROOT, file)).href,
    ]),
  );
  const child = spawn(
    PROJECT_NODE,
    [
      '--no-warnings',
      '--input-type=module',
      '--eval',
      READER_PROGRAM,
      JSON.stringify([modules, attempts]),
    ],
    { cwd: ROOT, env: { PATH: process.env.PATH }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return JSON.parse(await text(child.stdout));
}
