import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { computeReleaseId } from '#build/build-remote.ts';
import { readPackageName, listRemoteNames, findRemoteFolder } from '#build/workspace.ts';
import type { CommandArguments } from '#cli/arguments.ts';
import { parseCommandArguments } from '#cli/arguments.ts';
import { openCommandStore } from '#cli/open-target.ts';
import { runCommand, print } from '#cli/terminal.ts';
import { findSkipReason } from '#publish/find-skip-reason.ts';

const MAX_CONCURRENT_BUILDS = 2;
/** Milliseconds after which a build is killed. */
const BUILD_TIMEOUT_MS = 180_000;

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
    for (let remote = remoteQueue.shift(); remote !== undefined; remote = remoteQueue.shift()) {
      if (!(await publishRemote(remote, args))) failedRemotes.push(remote);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_BUILDS }, publishFromQueue));
  if (failedRemotes.length > 0) throw new Error(`Not published: ${failedRemotes.join(', ')}`);
});

/**
 * Publishes one remote and prints one line with the outcome.
 *
 * @returns false when publishing failed
 */
async function publishRemote(remote: string, args: CommandArguments): Promise<boolean> {
  const startMs = performance.now();
  const formatElapsed = (): string => `${Math.round(performance.now() - startMs)} ms`;
  try {
    const skipReason = await readSkipReason(remote, args);
    if (skipReason !== null) print(`${remote} ${skipReason} (${formatElapsed()})`);
    else print(`${await publishInChild(remote, args)} (${formatElapsed()})`);
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

/**
 * Publishes the remote in a child process, so that builds run in parallel and a crash affects only
 * one remote.
 */
async function publishInChild(remote: string, { mode, flags }: CommandArguments): Promise<string> {
  const script = fileURLToPath(new URL('release.ts', import.meta.url));
  const folder = flags['releases-dir'];
  const folderArguments = folder === undefined ? [] : ['--releases-dir', folder];
  const child = spawn(
    process.execPath,
    [script, remote, '--brief', '--mode', mode, ...folderArguments],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: BUILD_TIMEOUT_MS,
      killSignal: 'SIGKILL',
    },
  );
  const output: Buffer[] = [];
  const errorOutput: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => errorOutput.push(chunk));
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  });
  if (code === 0) return Buffer.concat(output).toString('utf8').trim();
  const reason = Buffer.concat(errorOutput).toString('utf8').trim();
  throw new Error(reason || `ended with ${code ?? `no code after ${BUILD_TIMEOUT_MS} ms`}`);
}
