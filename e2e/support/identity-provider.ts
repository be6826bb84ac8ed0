import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { createMinimalEnvironment } from '@gruenland/shared-contracts/testing/minimal-environment.ts';
import { getSitePorts } from './ports.ts';

const PROGRAM_PATH = resolve(import.meta.dirname, '../../api/src/testing/provider-process.ts');

/** Runs a real OpenID Connect provider at the URL that the tested site expects. */
export class IdentityProvider {
  #child: ChildProcess | undefined;

  /**
   * Starts the provider. @throws Error with the output of the process if the provider does not
   * start
   */
  async start(siteUrl: string): Promise<void> {
    const child = spawn(
      process.execPath,
      [PROGRAM_PATH, String(await getProviderPort()), siteUrl],
      {
        env: createMinimalEnvironment(),
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      },
    );
    this.#child = child;
    let output = '';
    child.stderr!.setEncoding('utf8').on('data', (text: string) => (output += text));
    await new Promise<void>((resolvePromise, rejectPromise) => {
      child.once('message', () => resolvePromise());
      child.once('exit', (code) =>
        rejectPromise(new Error(`the provider exited with ${code}: ${output}`)),
      );
    });
  }

  /** Kills the process of the provider. */
  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null) return;
    const exitEvent = new Promise((resolvePromise) => child.once('exit', resolvePromise));
    child.kill('SIGKILL');
    await exitEvent;
  }
}

async function getProviderPort(): Promise<number> {
  const runningIssuer = process.env['OIDC_ISSUER'];
  if (process.env['E2E_URL'] && runningIssuer) return Number(new URL(runningIssuer).port);
  return (await getSitePorts('production')).provider;
}

/** Signs in on the pages of the provider and grants our site access to the profile. */
export async function signInAtProvider(page: Page, name: string): Promise<void> {
  await page.locator('input[name=login]').fill(name);
  await page.locator('input[name=password]').fill('gleichgültig');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}
