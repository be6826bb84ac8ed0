/**
 * `npm run attack [-- <url>]`: tries the attacks of docs/security.md against a running site and
 * prints how the site reacted. Exits with 1 if an attack succeeds or the legitimate use of the
 * attacked function fails. The attacks write to the site and lock sample accounts, so the command
 * refuses sites on other machines.
 */
import { formatResult } from './attack/format-result.mjs';
import { loadAttacks } from './attack/load-attacks.mjs';
import { runAttack } from './attack/run-attack.mjs';
import { createSiteClient } from './attack/site.mjs';
import { formatDuration, runMain, say } from './project/terminal.mjs';

await runMain(async () => {
  const site = createSiteClient(process.argv[2] ?? 'http://localhost:3000', {
    embeddedPort: process.env.EMBEDDED_PORT,
  });
  await site.assertReachable();
  const startedAt = Date.now();
  const results = [];
  for (const attack of await loadAttacks()) {
    const result = await runAttack(attack, site);
    results.push(result);
    say(formatResult(result));
  }
  const brokenCount = results.filter(({ isHeld }) => !isHeld).length;
  const durationText = formatDuration(Date.now() - startedAt);
  say(`${results.length - brokenCount} held, ${brokenCount} broken, ${durationText}`);
  if (brokenCount > 0) process.exitCode = 1;
});
