import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { releaseId } from '#build/build-remote.ts';
import { packageName, remoteNames, roomFolder } from '#build/workspace.ts';
import type { CommandArguments } from '#cli/arguments.ts';
import { commandArguments, runCommand, say } from '#cli/arguments.ts';
import { FolderStore } from '#release/folder-store.ts';
import { parseLatest } from '#release/parse-documents.ts';
import { buildsPath } from '#release/publish-release.ts';

const PARALLEL = 2;
/** Milliseconds after which a build that does not end is ended. */
const BUILD_TIMEOUT = 180_000;

/**
 * `node federation/src/cli/publish-changed.ts [remotes…] [--mode …] [--releases-dir …]`
 *
 * Builds and publishes every remote (or the named ones) whose inputs differ from its live
 * release. Exit code 1 when one of them failed; the others are published all the same.
 */
await runCommand(async () => {
  const given = commandArguments(process.argv.slice(2), process.env);
  const queue = given.names.length > 0 ? [...given.names] : await remoteNames();
  const failed: string[] = [];
  const work = async (): Promise<void> => {
    for (let remote = queue.shift(); remote !== undefined; remote = queue.shift()) {
      if (!(await publishOne(remote, given))) failed.push(remote);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  if (failed.length > 0) throw new Error(`Not published: ${failed.join(', ')}`);
});

/** Prints the one line of a remote; false when it could not be published. */
async function publishOne(remote: string, given: CommandArguments): Promise<boolean> {
  const started = performance.now();
  const spent = (): string => `${Math.round(performance.now() - started)} ms`;
  try {
    if (await isLive(remote, given)) say(`${remote} unchanged (${spent()})`);
    else say(`${await publishInChild(remote, given)} (${spent()})`);
    return true;
  } catch (error) {
    say(`${remote} failed (${spent()}): ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

async function isLive(remote: string, { mode, releasesDir }: CommandArguments): Promise<boolean> {
  const folder = await roomFolder(remote);
  const store = new FolderStore(resolve(releasesDir));
  const latest = await store.read(`${buildsPath(await packageName(folder))}/latest.json`);
  if (latest === null) return false;
  return parseLatest(latest.toString('utf8')).id === (await releaseId(folder, mode));
}

/** A build in a process of its own: builds run side by side, and one cannot take others with it. */
async function publishInChild(
  remote: string,
  { mode, releasesDir }: CommandArguments,
): Promise<string> {
  const script = fileURLToPath(new URL('publish.ts', import.meta.url));
  const child = spawn(
    process.execPath,
    [script, remote, '--mode', mode, '--releases-dir', releasesDir],
    { stdio: ['ignore', 'pipe', 'pipe'], timeout: BUILD_TIMEOUT, killSignal: 'SIGKILL' },
  );
  const output: Buffer[] = [];
  const problems: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => output.push(part));
  child.stderr.on('data', (part: Buffer) => problems.push(part));
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  });
  if (code === 0) return Buffer.concat(output).toString('utf8').trim();
  const reason = Buffer.concat(problems).toString('utf8').trim();
  throw new Error(reason || `ended with ${code ?? `no code after ${BUILD_TIMEOUT} ms`}`);
}
