import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import { bareEnvironment } from '@gruenland/shared-contracts/testing/bare-environment.ts';

const root = resolve(import.meta.dirname, '../..');

/** A running `npm run dev` process. */
export class DevCommand {
  readonly #child: ChildProcess;
  readonly #ended: Promise<number | null>;
  #output = '';

  /**
   * @param dataDir folder with the key that the site trusts
   */
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

  /** Its output up to now. */
  get output(): string {
    return this.#output;
  }

  /** Waits for output that matches the pattern. @returns the first group */
  async says(pattern: RegExp, timeout = 20_000): Promise<string> {
    await expect.poll(() => this.#output, { timeout }).toMatch(pattern);
    return pattern.exec(this.#output)?.[1] ?? '';
  }

  /** Resolves with its exit code when it ends by itself. */
  async ended(): Promise<number | null> {
    return await this.#ended;
  }

  /** Stops it like Ctrl-C. @returns its exit code */
  async stop(): Promise<number | null> {
    this.#child.kill('SIGINT');
    return await this.#ended;
  }
}
