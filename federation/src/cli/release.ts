import { findRemoteFolder } from '#build/workspace.ts';
import {
  parseCommandArguments,
  readNote,
  requireOneName,
  parseCanaryShare,
} from '#cli/arguments.ts';
import { describeOutcome } from '#cli/describe-outcome.ts';
import { isLocalSite } from '#cli/is-local-site.ts';
import { openReleaseTarget } from '#cli/open-target.ts';
import { pruneOldReleases } from '#cli/prune-old-releases.ts';
import { releaseOrThrow, UNCHANGED_MESSAGE } from '#cli/release-or-throw.ts';
import {
  formatDuration,
  exitOnInterrupt,
  runCommand,
  print,
  TerminalProgress,
} from '#cli/terminal.ts';
import { SILENT_PROGRESS } from '#publish/progress.ts';
import type { ReleaseRequest } from '#publish/release-remote.ts';
import { assertShellsAccepted } from '#publish/notify-shells.ts';

const FLIPPED_MESSAGE =
  'The release is live. Shells that were not notified update at their next poll.';

const RELEASE_FLAGS = {
  canary: { type: 'string' },
  preview: { type: 'boolean' },
  note: { type: 'string' },
  dirty: { type: 'boolean' },
  brief: { type: 'boolean' },
} as const;

/**
 * `npm run release -- mf-magazine [--canary 10%] [--preview] [--note "…"] [--dirty] [--brief]`
 *
 * Builds, verifies, signs and uploads a release and makes it live; see docs/releases.md. `--dirty`
 * allows uncommitted changes on a site that is not local. `--brief` prints one line and does
 * not check the types for a local site.
 */
await runCommand(async () => {
  const startMs = performance.now();
  const args = parseCommandArguments(process.argv.slice(2), process.env, RELEASE_FLAGS);
  const isBrief = args.switches.has('brief');
  const isLocal = isLocalSite(args.env);
  const request: ReleaseRequest = {
    folder: await findRemoteFolder(requireOneName(args.names)),
    mode: args.mode,
    canary: parseCanaryShare(args.flags['canary']),
    isPreview: args.switches.has('preview'),
    note: readNote(args),
    allowsUncommittedChanges: isLocal || args.switches.has('dirty'),
    shouldCheckTypes: !(isBrief && isLocal),
  };
  if (request.isPreview && request.canary !== null) {
    throw new Error('--preview and --canary cannot be combined');
  }
  const progress = new TerminalProgress();
  exitOnInterrupt(() =>
    progress.completedSteps.has('flip') ? FLIPPED_MESSAGE : UNCHANGED_MESSAGE,
  );
  const target = await openReleaseTarget(args, isBrief ? SILENT_PROGRESS : progress);
  // Set before React and other packages are loaded, because they choose their build by `NODE_ENV`.
  process.env['NODE_ENV'] = request.mode;
  const outcome = await releaseOrThrow(request, target);
  const lines = await describeOutcome(outcome, target, args.env);
  for (const line of isBrief ? lines.slice(0, 1) : lines) print(line);
  if (outcome.flipResult) await pruneOldReleases(outcome.name, target);
  if (!isBrief) print(`done in ${formatDuration(performance.now() - startMs)}`);
  assertShellsAccepted(outcome.pushResults);
});
