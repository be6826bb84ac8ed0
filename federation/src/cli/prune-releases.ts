import { commandArguments, countOf } from '#cli/arguments.ts';
import { storeOf } from '#cli/open-target.ts';
import { runCommand, say } from '#cli/terminal.ts';
import { PRUNE_DEFAULTS, pruneReleases } from '#publish/prune-releases.ts';
import { releasedRemotes, requireLive } from '#publish/stored-release.ts';

/** `npm run prune-releases -- [remotes…] [--keep-days 7] [--keep 10]` */
await runCommand(async () => {
  const given = commandArguments(process.argv.slice(2), process.env, {
    'keep-days': { type: 'string' },
    keep: { type: 'string' },
  });
  const rules = {
    keepDays: countOf('keep-days', given.flags['keep-days'], PRUNE_DEFAULTS.keepDays),
    keep: countOf('keep', given.flags['keep'], PRUNE_DEFAULTS.keep),
    now: Date.now(),
  };
  const store = await storeOf(given);
  const remotes = given.names.length > 0 ? given.names : await releasedRemotes(store);
  for (const remote of remotes) await requireLive(store, remote);
  for (const remote of remotes) {
    const gone = await pruneReleases(store, remote, rules);
    say(`${remote} ${gone.length === 0 ? 'nothing is old' : `removed ${gone.join(', ')}`}`);
  }
});
