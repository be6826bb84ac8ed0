/**
 * `npm run audit`: asks the registry for known weaknesses of what the site is run with. Ends with 1
 * when one is high or critical; says so and ends with 0 where the registry answers no such question.
 */
import { execFile } from 'node:child_process';
import { readAudit } from './audit/read-audit.mjs';
import { ROOT } from './project/paths.mjs';
import { runMain, say } from './project/terminal.mjs';

const TIMEOUT_MS = 60_000;

await runMain(async () => {
  const answer = await new Promise((resolve) => {
    const options = { cwd: ROOT, timeout: TIMEOUT_MS, maxBuffer: 64 * 1024 * 1024 };
    // npm ends with 1 when it has found something: what it says counts.
    execFile('npm', ['audit', '--omit=dev', '--json'], options, (_error, output) =>
      resolve(output),
    );
  });
  const { lines, failed } = readAudit(answer);
  for (const line of lines) say(line);
  if (failed) process.exitCode = 1;
});
