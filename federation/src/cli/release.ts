import { roomFolder } from '#build/workspace.ts';
import { commandArguments, noteOf, oneName, shareOf } from '#cli/arguments.ts';
import { describeOutcome } from '#cli/describe-outcome.ts';
import { targetOf } from '#cli/open-target.ts';
import { duration, endTelling, runCommand, say, TerminalProgress } from '#cli/terminal.ts';
import { SILENT } from '#publish/progress.ts';
import { pruneReleases, PRUNE_DEFAULTS } from '#publish/prune-releases.ts';
import type { ReleaseOrder, ReleaseOutcome } from '#publish/release-remote.ts';
import type { ReleaseTarget } from '#publish/release-target.ts';
import { releaseRemote } from '#publish/release-remote.ts';
import { requireTaken } from '#publish/tell-shells.ts';

const UNTOUCHED = 'What is live stays as it is.';
const FLIPPED = 'The release is live: shells that were not told find out when they ask next.';

const FLAGS = {
  canary: { type: 'string' },
  preview: { type: 'boolean' },
  note: { type: 'string' },
  brief: { type: 'boolean' },
} as const;

/**
 * `npm run release -- mf-magazine [--canary 10%] [--preview] [--note "…"] [--brief]`
 *
 * Builds, verifies, signs, uploads and flips; see docs/releases.md. `--brief` prints one line.
 */
await runCommand(async () => {
  const started = performance.now();
  const given = commandArguments(process.argv.slice(2), process.env, FLAGS);
  const order: ReleaseOrder = {
    folder: await roomFolder(oneName(given.names)),
    mode: given.mode,
    canary: shareOf(given.flags['canary']),
    preview: given.on.has('preview'),
    note: noteOf(given),
  };
  if (order.preview && order.canary !== null) {
    throw new Error('--preview and --canary do not go together');
  }
  const brief = given.on.has('brief');
  const progress = new TerminalProgress();
  endTelling(() => (progress.done.has('flip') ? FLIPPED : UNTOUCHED));
  const target = await targetOf(given, brief ? SILENT : progress);
  // React and others choose by it which of their builds they are.
  process.env['NODE_ENV'] = order.mode;
  const outcome = await attempt(order, target);
  const lines = await describeOutcome(outcome, target, given.env);
  for (const line of brief ? lines.slice(0, 1) : lines) say(line);
  if (outcome.flipped) await prune(outcome.name, target);
  if (!brief) say(`done in ${duration(performance.now() - started)}`);
  requireTaken(outcome.answers);
});

async function attempt(order: ReleaseOrder, target: ReleaseTarget): Promise<ReleaseOutcome> {
  try {
    return await releaseRemote(order, target);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Not released: ${reason}\n${UNTOUCHED}`, { cause: error });
  }
}

/** Cleaning up is no part of the release: its failure is a note. */
async function prune(name: string, { store, progress }: ReleaseTarget): Promise<void> {
  try {
    const rules = { ...PRUNE_DEFAULTS, now: Date.now() };
    await progress.step(
      'prune',
      () => pruneReleases(store, name, rules),
      (gone) => (gone.length === 0 ? 'nothing is old' : `removed ${gone.join(', ')}`),
    );
  } catch (error) {
    progress.note(`not pruned: ${error instanceof Error ? error.message : String(error)}`);
  }
}
