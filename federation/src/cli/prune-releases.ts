import { parseCommandArguments, parseCount } from '#cli/arguments.ts';
import { openCommandStore } from '#cli/open-target.ts';
import { runCommand, print } from '#cli/terminal.ts';
import { PRUNE_DEFAULTS, pruneReleases } from '#publish/prune-releases.ts';
import { listReleasedRemotes, requireStoredLatest } from '#publish/stored-release.ts';

/** Removes old releases: `npm run prune-releases -- [remotes…] [--keep-days 7] [--keep 10]`. */
await runCommand(async () => {
  const args = parseCommandArguments(process.argv.slice(2), process.env, {
    'keep-days': { type: 'string' },
    keep: { type: 'string' },
  });
  const rules = {
    keepDays: parseCount('keep-days', args.flags['keep-days'], PRUNE_DEFAULTS.keepDays),
    keepCount: parseCount('keep', args.flags['keep'], PRUNE_DEFAULTS.keepCount),
    now: Date.now(),
  };
  const store = await openCommandStore(args);
  const remotes = args.names.length > 0 ? args.names : await listReleasedRemotes(store);
  for (const remote of remotes) await requireStoredLatest(store, remote);
  for (const remote of remotes) {
    const removedIds = await pruneReleases(store, remote, rules);
    print(
      `${remote} ${removedIds.length === 0 ? 'nothing to remove' : `removed ${removedIds.join(', ')}`}`,
    );
  }
});
