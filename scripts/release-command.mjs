/**
 * Runs the file in federation/src/cli that the first argument names, with the environment and
 * `.env` of the site. Used by `npm run release`, `rollback`, `releases` and others. This script
 * requires only Node 20; the file itself runs on the project's Node.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_NODE, ROOT } from './project/paths.mjs';
import { PlainError, runMain } from './project/terminal.mjs';
import { readEnvironment } from './start/environment-file.mjs';

await runMain(async () => {
  const [name, ...args] = process.argv.slice(2);
  if (!existsSync(PROJECT_NODE)) throw new PlainError('Packages are not installed. Run: npm ci');
  const script = join(ROOT, `federation/src/cli/${name}.ts`);
  const env = readEnvironment();
  const child = spawn(PROJECT_NODE, [script, ...args], { cwd: ROOT, env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  process.exitCode = await new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => done(code ?? 1));
  });
});
