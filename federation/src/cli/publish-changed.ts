import { computeReleaseId } from '#build/build-remote.ts';
import { readPackageName, listRemoteNames, findRemoteFolder } from '#build/workspace.ts';
import type { CommandArguments } from '#cli/arguments.ts';
import { parseCommandArguments } from '#cli/arguments.ts';
import { openCommandStore } from '#cli/open-target.ts';
import { PublishWorker } from '#cli/publish-worker.ts';
import { runCommand, print } from '#cli/terminal.ts';
import { findSkipReason } from '#publish/find-skip-reason.ts';

const WORKER_COUNT = 2;

/**
 * `node federation/src/cli/publish-changed.ts [remotes…] [--mode …] [--releases-dir …]`
 *
 * Builds and publishes every remote (or only the named remotes) whose inputs differ from those of
 * its live release. If one remote fails, the others are still published and the exit code is 1.
 */
await runCommand(async () => {
  const args = parseCommandArguments(process.argv.slice(2), process.env);
  const remoteQueue = args.names.length > 0 ? [...args.names] : await listRemoteNames();
  const failedRemotes: string[] = [];
  const publishFromQueue = async (): Promise<void> => {
    const worker = new PublishWorker(args);
    for (let remote = remoteQueue.shift(); remote !== undefined; remote = remoteQueue.shift()) {
      if (!(await publishRemote(remote, args, worker))) failedRemotes.push(remote);
    }
    worker.close();
  };
  await Promise.all(Array.from({ length: WORKER_COUNT }, publishFromQueue));
  if (failedRemotes.length > 0) throw new Error(`Not published: ${failedRemotes.join(', ')}`);
});

/**
 * Publishes one remote and prints one line with the outcome.
 *
 * @returns false when publishing failed
 */
async function publishRemote(
  remote: string,
  args: CommandArguments,
  worker: PublishWorker,
): Promise<boolean> {
  const startMs = performance.now();
  const formatElapsed = (): string => `${Math.round(performance.now() - startMs)} ms`;
  try {
    const skipReason = await readSkipReason(remote, args);
    if (skipReason !== null) print(`${remote} ${skipReason} (${formatElapsed()})`);
    else print(`${await worker.publish(remote)} (${formatElapsed()})`);
    return true;
  } catch (error) {
    print(
      `${remote} failed (${formatElapsed()}): ${error instanceof Error ? error.message : String(error)}`,
    );
    return false;
  }
}

async function readSkipReason(remote: string, args: CommandArguments): Promise<string | null> {
  const folder = await findRemoteFolder(remote);
  const id = await computeReleaseId(folder, args.mode);
  return await findSkipReason(await openCommandStore(args), await readPackageName(folder), id);
}
