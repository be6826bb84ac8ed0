import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import { createMinimalEnvironment } from '@gruenland/shared-contracts/testing/minimal-environment.ts';

const root = resolve(import.meta.dirname, '../..');

/** Starts `npm run dev` and reads its output. */
export class DevCommand {
  readonly #child: ChildProcess;
  readonly #exitCode: Promise<number | null>;
  #output = '';

  /**
   * @param args arguments of the command
   * @param dataDir data folder that contains a signing key trusted by the site
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

  /** All output of the command so far. */
  get output(): string {
    return this.#output;
  }

  /**
   * Waits until the output matches the pattern. @returns the text that the first group of the
   * pattern matched
   */
  async waitForOutput(pattern: RegExp, timeoutMs = 20_000): Promise<string> {
    await expect.poll(() => this.#output, { timeout: timeoutMs }).toMatch(pattern);
    return pattern.exec(this.#output)?.[1] ?? '';
  }

  /** Waits until the command exits by itself. @returns its exit code */
  async waitForExit(): Promise<number | null> {
    return await this.#exitCode;
  }

  /** Stops the command as Ctrl-C would. @returns its exit code */
  async stop(): Promise<number | null> {
    this.#child.kill('SIGINT');
    return await this.#exitCode;
  }
}
