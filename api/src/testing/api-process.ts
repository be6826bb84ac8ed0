import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createMinimalEnvironment } from '@gruenland/shared-contracts/testing/minimal-environment.ts';

import { siteUrl } from './test-api.ts';

/** An api in a separate process. */
export interface ApiProcess {
  readonly child: ChildProcess;
  /** Base URL of the api. */
  readonly url: string;
  readonly exitCode: Promise<number | null>;
  /** Returns the text that the process has printed so far. */
  output(): string;
  post(
    url: string,
    payload: object,
    forwardedFor?: string,
    headers?: Record<string, string>,
  ): Promise<Response>;
}

const currentMainPath = path.resolve(import.meta.dirname, '../main.ts');

/**
 * The process of a test lives for seconds. Without optimised WebAssembly, the embedded database starts
 * with a fifth less CPU time.
 */
const V8_OPTIONS = ['--liftoff-only'];

/** Starts `main.ts` with only these environment variables and collects its output. */
function spawnApi(
  environment: Record<string, string>,
  main = currentMainPath,
): {
  readonly child: ChildProcess;
  readonly exitCode: Promise<number | null>;
  readonly output: () => string;
} {
  const child = spawn(process.execPath, [...V8_OPTIONS, main], {
    env: { ...createMinimalEnvironment(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const collectOutput = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', collectOutput);
  child.stderr?.on('data', collectOutput);
  const exitCode = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, exitCode, output: () => output };
}

/** Starts the api of this or another release (`main`) and waits until it listens. */
export async function startApiProcess(
  environment: Record<string, string>,
  main = currentMainPath,
): Promise<ApiProcess> {
  const { child, exitCode, output } = spawnApi(environment, main);
  const url = await new Promise<string>((resolve, reject) => {
    child.on('message', (message: { kind?: string; address?: string }) => {
      if (message.kind === 'listening' && message.address) resolve(message.address);
    });
    void exitCode.then((code) => reject(new Error(`api exited with ${code}: ${output()}`)));
  });
  return {
    child,
    url,
    exitCode,
    output,
    post: (target, payload, forwardedFor = '192.0.2.1', headers = {}) =>
      fetch(url + target, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: siteUrl,
          'x-forwarded-for': forwardedFor,
          ...headers,
        },
        body: JSON.stringify(payload),
      }),
  };
}

/** Waits until an api fails to start. @returns its exit code and output */
export async function waitForFailedStart(
  environment: Record<string, string>,
): Promise<{ readonly code: number | null; readonly output: string }> {
  const { exitCode, output } = spawnApi(environment);
  return { code: await exitCode, output: output() };
}
