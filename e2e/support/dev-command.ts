import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import { createMinimalEnvironment } from '@gruenland/shared-contracts/testing/minimal-environment.ts';

const root = resolve(import.meta.dirname, '../..');

/** A running `npm run dev` process. */
export class DevCommand {
  readonly #child: ChildProcess;
  readonly #exitCode: Promise<number | null>;
  #output = '';

  /**
   * @param args arguments of the command
   * @param dataDir data folder with the signing key that the site trusts
   */
  constructor(args: readonly string[], dataDir: string) {
    const script = resolve(root, 'scripts/release-command.mjs');
    this.#child = spawn(process.execPath, [script, 'dev', ...args], {
      cwd: root,
      env: { ...createMinimalEnvironment(), ENV_FILE: '', DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout!, this.#child.stderr!]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => (this.#output += chunk));
    }
    this.#exitCode = new Promise((resolvePromise) => this.#child.once('close', resolvePromise));
  }

  /** All output so far. */
  get output(): string {
    return this.#output;
  }

  /** Waits for output that matches the pattern. @returns the text of the pattern's first group */
  async waitForOutput(pattern: RegExp, timeoutMs = 20_000): Promise<string> {
    await expect.poll(() => this.#output, { timeout: timeoutMs }).toMatch(pattern);
    return pattern.exec(this.#output)?.[1] ?? '';
  }

  /** Waits until the command ends by itself. @returns its exit code */
  async waitForExit(): Promise<number | null> {
    return await this.#exitCode;
  }

  /** Stops the command as Ctrl-C does. @returns its exit code */
  async stop(): Promise<number | null> {
    this.#child.kill('SIGINT');
    return await this.#exitCode;
  }
}
