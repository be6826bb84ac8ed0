import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { createMinimalEnvironment } from '@gruenland/shared-contracts/testing/minimal-environment.ts';

/** Environment variables of a shell whose clock a test can move with `shiftClock`. */
export const SHIFTABLE_CLOCK_ENV = {
  NODE_OPTIONS: `--import ${pathToFileURL(resolve(import.meta.dirname, 'shift-clock.mjs')).href}`,
};

/** One line of the shell's log. */
export type LogLine = Readonly<Record<string, unknown>>;

/** The fields of the `/health` response that tests read. */
export interface ShellHealth {
  readonly status: string;
  readonly remotes: readonly {
    readonly name: string;
    readonly state: string;
    readonly id: string | null;
    readonly problem: string | null;
  }[];
  readonly breakers: Readonly<Record<string, string>>;
  readonly killSwitches: readonly string[];
  readonly canaries: readonly { readonly remote: string; readonly id: string }[];
  /** Number of browser error reports for each release. Keys have the form `remote@release`. */
  readonly releases: Readonly<Record<string, { readonly browserFaults: number }>>;
}

export interface FetchedPage {
  readonly status: number;
  readonly html: string;
  readonly headers: Headers;
}

/** Time limit for a page request. The shell itself gives up sooner. */
const PAGE_TIMEOUT_MS = 8000;

/** A real shell server in a separate process. */
export class ShellProcess {
  readonly log: readonly LogLine[];
  readonly url: string;
  /** Lines that the shell has written to stderr. */
  readonly output: readonly string[];
  readonly #child: ChildProcess;

  constructor(
    child: ChildProcess,
    url: string,
    logAndOutput: { readonly log: readonly LogLine[]; readonly output: readonly string[] },
  ) {
    this.#child = child;
    this.url = url;
    this.log = logAndOutput.log;
    this.output = logAndOutput.output;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Whether the process of the shell is still running. */
  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  async get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<FetchedPage> {
    const signal = AbortSignal.timeout(PAGE_TIMEOUT_MS);
    const response = await fetch(this.url + path, { headers, signal, redirect: 'manual' });
    return { status: response.status, html: await response.text(), headers: response.headers };
  }

  async health(): Promise<ShellHealth> {
    return JSON.parse((await this.get('/health')).html) as ShellHealth;
  }

  /** Fetches what the `/health` response says about a remote. */
  async remote(name: string): Promise<ShellHealth['remotes'][number]> {
    const remoteHealth = (await this.health()).remotes.find((remote) => remote.name === name);
    if (!remoteHealth) throw new Error(`/health has no ${name}`);
    return remoteHealth;
  }

  /** Fetches the names of the remotes of which the shell has loaded a release. */
  async fetchLoadedRemotes(): Promise<readonly string[]> {
    const { remotes } = await this.health();
    return remotes.filter(({ id }) => id !== null).map(({ name }) => name);
  }

  /**
   * Moves the clock of the shell forward. The shell must have been started with
   * `SHIFTABLE_CLOCK_ENV`.
   */
  shiftClock(shiftMs: number): void {
    this.#child.send({ kind: 'shift-clock', ms: shiftMs });
  }

  /** Kills the process of the shell. */
  async stop(): Promise<void> {
    if (!this.isRunning) return;
    const exitEvent = new Promise((resolvePromise) => this.#child.once('exit', resolvePromise));
    this.#child.kill('SIGKILL');
    await exitEvent;
  }
}

/**
 * Starts a shell and waits until it listens. @throws Error with the output of the shell if it exits
 */
export async function startShellProcess(
  server: string,
  env: Readonly<Record<string, string>>,
): Promise<ShellProcess> {
  const child = spawn(process.execPath, [server], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...createMinimalEnvironment(), NODE_ENV: 'production', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const log: LogLine[] = [];
  const output: string[] = [];
  createInterface({ input: child.stdout! }).on('line', (line) => {
    if (line.startsWith('{')) log.push(JSON.parse(line) as LogLine);
  });
  child.stderr!.setEncoding('utf8').on('data', (text: string) => output.push(text));
  const address = await new Promise<string>((resolvePromise, rejectPromise) => {
    child.once('message', (message) =>
      resolvePromise((message as { readonly address: string }).address),
    );
    child.once('exit', (code) =>
      rejectPromise(new Error(`the shell exited with ${code}: ${output.join('')}`)),
    );
  });
  return new ShellProcess(child, address, { log, output });
}
