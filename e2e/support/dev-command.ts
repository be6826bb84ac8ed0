import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import { bareEnvironment } from '@gruenland/shared-contracts/testing/bare-environment.ts';

const root = resolve(import.meta.dirname, '../..');

/** `npm run dev`, running. */
export class DevCommand {
  readonly #child: ChildProcess;
  readonly #ended: Promise<number | null>;
  #output = '';

  /** @param dataDir where the key lies that the site trusts */
  constructor(args: readonly string[], dataDir: string) {
    const script = resolve(root, 'scripts/release-command.mjs');
    this.#child = spawn(process.execPath, [script, 'dev', ...args], {
      cwd: root,
      env: { ...bareEnvironment(), ENV_FILE: '', DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout!, this.#child.stderr!]) {
      stream.setEncoding('utf8').on('data', (text: string) => (this.#output += text));
    }
    this.#ended = new Promise((done) => this.#child.once('close', done));
  }

  /** What it has said up to now. */
  get output(): string {
    return this.#output;
  }

  /** Waits until it has said something, and returns what the pattern's first group found. */
  async says(pattern: RegExp, timeout = 20_000): Promise<string> {
    await expect.poll(() => this.#output, { timeout }).toMatch(pattern);
    return pattern.exec(this.#output)?.[1] ?? '';
  }

  /** Its exit code, once it has ended by itself. */
  async ended(): Promise<number | null> {
    return await this.#ended;
  }

  /** Ends it as Ctrl-C does. @returns its exit code */
  async stop(): Promise<number | null> {
    this.#child.kill('SIGINT');
    return await this.#ended;
  }
}
