import { PlainError, say, sayStep } from '../project/terminal.mjs';
import { checkLogs } from './check-logs.mjs';
import { checkRights } from './check-rights.mjs';
import { HANDBOOK_CASES } from './compose/handbook-cases.mjs';
import { printMemory } from './print-memory.mjs';
import { publishRemotes } from './publish-remotes.mjs';
import { runLoadCases } from './run-load-cases.mjs';
import { runStory } from './run-story.mjs';

/** What is tried, in this order. Each function returns a line for the terminal or throws. */
const CASES = [
  ['publish', publishRemotes],
  ['story', runStory],
  ['rights', checkRights],
];

/**
 * Tries the site and prints the result of each case. A case that fails does not stop the others.
 *
 * @param {import('./create-site.mjs').Site} site
 * @param {{ passed: number, failed: number }} results counts to which the cases are added
 */
export async function runCases(site, results) {
  const runCase = async (name, body) => {
    if (site.signal.aborted) throw site.signal.reason;
    try {
      sayStep(true, name, await body());
      results.passed += 1;
    } catch (error) {
      if (site.signal.aborted) throw site.signal.reason;
      sayStep(false, name, error instanceof PlainError ? error.message : error.stack);
      results.failed += 1;
    }
  };
  for (const [name, body] of CASES) await runCase(name, () => body(site));
  await runLoadCases(site, runCase);
  await runCase('logs', () => checkLogs(site));
  say('');
  await runCase('memory', () => printMemory(site));
  say('');
  for (const [name, body] of HANDBOOK_CASES) await runCase(name, () => body(site));
}
