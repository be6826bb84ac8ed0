import { parseCommandArguments, readNote, requireOneName } from '#cli/arguments.ts';
import { describeReport } from '#cli/describe-report.ts';
import { openCommandStore } from '#cli/open-target.ts';
import { runCommand, print } from '#cli/terminal.ts';
import { withdrawRelease } from '#cli/withdraw-release.ts';
import { reportRemote } from '#publish/release-report.ts';
import { fetchShellHealth } from '#publish/shell-health.ts';
import { readShells } from '#publish/shells.ts';
import { listReleasedRemotes } from '#publish/stored-release.ts';

/**
 * Number of history lines shown when one remote is named, and for each remote when all are listed.
 */
const HISTORY_LINE_COUNTS = { one: 20, all: 3 };

/**
 * `npm run releases [-- mf-magazine] [--json]`: shows live release, start time, sizes and health of
 * each remote. `npm run releases -- mf-x --withdraw [--note "…"]` takes a remote off the site.
 */
await runCommand(async () => {
  const args = parseCommandArguments(process.argv.slice(2), process.env, {
    json: { type: 'boolean' },
    withdraw: { type: 'boolean' },
    note: { type: 'string' },
  });
  if (args.switches.has('withdraw'))
    return await withdrawRelease(requireOneName(args.names), readNote(args), args);
  const store = await openCommandStore(args);
  const shells = await fetchShellHealth(readShells(args.env));
  const hasNames = args.names.length > 0;
  const remotes = hasNames ? args.names : await listReleasedRemotes(store);
  const reports = [];
  for (const remote of remotes) reports.push(await reportRemote(store, remote, shells));
  if (args.switches.has('json')) return print(JSON.stringify({ shells, reports }, null, 1));
  for (const report of reports) {
    for (const line of describeReport(
      report,
      hasNames ? HISTORY_LINE_COUNTS.one : HISTORY_LINE_COUNTS.all,
    ))
      print(line);
  }
  if (reports.length === 0) print(`Nothing is released in ${store.location}`);
  for (const { url, problem } of shells) {
    if (problem !== null) print(`! ${url} ${problem}: health unknown`);
  }
});
