import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { releaseId } from '#build/build-remote.ts';
import { packageName, remoteNames, roomFolder } from '#build/workspace.ts';
import type { CommandArguments } from '#cli/arguments.ts';
import { commandArguments } from '#cli/arguments.ts';
import { storeOf } from '#cli/open-target.ts';
import { runCommand, say } from '#cli/terminal.ts';
import { whyLeftAlone } from '#publish/left-alone.ts';

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
    const left = await leftAlone(remote, given);
    if (left !== null) say(`${remote} ${left} (${spent()})`);
    else say(`${await publishInChild(remote, given)} (${spent()})`);
    return true;
  } catch (error) {
    say(`${remote} failed (${spent()}): ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

async function leftAlone(remote: string, given: CommandArguments): Promise<string | null> {
  const folder = await roomFolder(remote);
  const id = await releaseId(folder, given.mode);
  return await whyLeftAlone(await storeOf(given), await packageName(folder), id);
}

/** A build in a process of its own: builds run side by side, and one cannot take others with it. */
async function publishInChild(remote: string, { mode, flags }: CommandArguments): Promise<string> {
  const script = fileURLToPath(new URL('release.ts', import.meta.url));
  const folder = flags['releases-dir'];
  const where = folder === undefined ? [] : ['--releases-dir', folder];
  const child = spawn(process.execPath, [script, remote, '--brief', '--mode', mode, ...where], {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: BUILD_TIMEOUT,
    killSignal: 'SIGKILL',
  });
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
