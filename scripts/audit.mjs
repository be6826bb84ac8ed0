/**
 * `npm run audit`: checks production dependencies for known vulnerabilities. Exits with 1 if a
 * vulnerability is high or critical. Also exits with 1 if the registry does not respond, because
 * nothing was checked.
 */
import { execFile } from 'node:child_process';
import { readAudit } from './audit/read-audit.mjs';
import { ROOT } from './project/paths.mjs';
import { runMain, say } from './project/terminal.mjs';

const TIMEOUT_MS = 60_000;

await runMain(async () => {
  const output = await new Promise((resolve) => {
    const options = { cwd: ROOT, timeout: TIMEOUT_MS, maxBuffer: 64 * 1024 * 1024 };
    // npm exits with 1 when it finds vulnerabilities. Therefore only its JSON output counts, not
    // its exit code.
    execFile('npm', ['audit', '--omit=dev', '--json'], options, (_error, stdout) =>
      resolve(stdout),
    );
  });
  const { lines, failed } = readAudit(output);
  for (const line of lines) say(line);
  if (failed) process.exitCode = 1;
});
