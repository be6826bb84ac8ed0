import { commandArguments } from '#cli/arguments.ts';
import { describeReport } from '#cli/describe-report.ts';
import { storeOf } from '#cli/open-target.ts';
import { runCommand, say } from '#cli/terminal.ts';
import { reportRemote } from '#publish/release-report.ts';
import { askShells } from '#publish/shell-health.ts';
import { shellsFrom } from '#publish/shells.ts';
import { releasedRemotes } from '#publish/stored-release.ts';

/** Lines of history for one remote, and for each of all. */
const LINES = { one: 20, all: 3 };

/** `npm run releases [-- mf-magazine] [--json]`: what is live, since when, how large, how it does. */
await runCommand(async () => {
  const given = commandArguments(process.argv.slice(2), process.env, { json: { type: 'boolean' } });
  const store = await storeOf(given);
  const shells = await askShells(shellsFrom(given.env));
  const named = given.names.length > 0;
  const remotes = named ? given.names : await releasedRemotes(store);
  const reports = [];
  for (const remote of remotes) reports.push(await reportRemote(store, remote, shells));
  if (given.on.has('json')) return say(JSON.stringify({ shells, reports }, null, 1));
  for (const report of reports) {
    for (const line of describeReport(report, named ? LINES.one : LINES.all)) say(line);
  }
  if (reports.length === 0) say(`Nothing is released in ${store.address}`);
  for (const { address, problem } of shells) {
    if (problem !== null) say(`! ${address} ${problem}: no health`);
  }
});
