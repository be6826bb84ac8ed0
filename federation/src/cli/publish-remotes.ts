import { findRemoteFolder } from '#build/workspace.ts';
import { parseCommandArguments } from '#cli/arguments.ts';
import { describeOutcome } from '#cli/describe-outcome.ts';
import { isLocalSite } from '#cli/is-local-site.ts';
import { openReleaseTarget } from '#cli/open-target.ts';
import { pruneOldReleases } from '#cli/prune-old-releases.ts';
import type { PublishAnswer } from '#cli/publish-worker.ts';
import { releaseOrThrow } from '#cli/release-or-throw.ts';
import { assertShellsAccepted } from '#publish/notify-shells.ts';
import { SILENT_PROGRESS } from '#publish/progress.ts';

const args = parseCommandArguments(process.argv.slice(2), process.env);
// Set before React and other packages are loaded, because they choose their build by `NODE_ENV`.
process.env['NODE_ENV'] = args.mode;

/**
 * Publishes a remote for each message with its name or folder, and answers with a
 * {@link PublishAnswer}. Types are not checked for a local site.
 */
process.on('message', (remote: string) => {
  publish(remote).then(
    (line) => answer({ line }),
    (error: unknown) => answer({ reason: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit());

async function publish(remote: string): Promise<string> {
  const isLocal = isLocalSite(args.env);
  const target = await openReleaseTarget(args, SILENT_PROGRESS);
  const request = {
    folder: await findRemoteFolder(remote),
    mode: args.mode,
    canary: null,
    isPreview: false,
    note: null,
    allowsUncommittedChanges: isLocal,
    shouldCheckTypes: !isLocal,
  };
  const outcome = await releaseOrThrow(request, target);
  const [line = ''] = await describeOutcome(outcome, target, args.env);
  if (outcome.flipResult) await pruneOldReleases(outcome.name, target);
  assertShellsAccepted(outcome.pushResults);
  return line;
}

function answer(message: PublishAnswer): void {
  process.send?.(message);
}
