import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import type { ReporterDescription } from '@playwright/test';
import { getSitePorts } from './support/ports.ts';
import { getSiteSecrets } from './support/site-secrets.ts';

const root = resolve(import.meta.dirname, '..');
/**
 * Whether this is a run of `npm test` (`E2E_SHORT`). It leaves out the development site and the
 * tests tagged `@soak`, which `npm run soak` and `npm test -- e2e` include (decision 097).
 */
const isShort = process.env['E2E_SHORT'] === '1';
/**
 * The engines in which the stories of `browsers/` run, separated by commas (`E2E_ENGINES`). `npm test`
 * and `npm test -- browsers` set it.
 */
const engines = (process.env['E2E_ENGINES'] ?? '').split(',').filter(Boolean);
/** Whether tests of the development build are included. */
const includesDevelopment = !isShort && engines.length === 0;
const productionPorts = await getSitePorts('production');
const developmentPorts = await getSitePorts('development');

/**
 * URL of a running site on the default ports (`E2E_URL`). If it is set, the tests use that site and
 * start none of their own.
 */
const runningSiteUrl = process.env['E2E_URL'];

/**
 * Path of Debian's Chromium, preferably of its headless shell. If neither exists, Playwright uses
 * its own Chromium.
 */
const systemChromium = ['-headless-shell', '', '-browser']
  .map((suffix) => `/usr/bin/chromium${suffix}`)
  .find((path) => existsSync(path));

const chromiumOptions = {
  browserName: 'chromium' as const,
  launchOptions: {
    ...(systemChromium ? { executablePath: systemChromium } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      // A page of a test lives for seconds: optimising its script takes longer than it saves. Without
      // it, a run takes a tenth less CPU time.
      '--js-flags=--no-opt,--no-maglev',
    ],
  },
};

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: resolve(root, 'test-results'),
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 7000 },
  forbidOnly: Boolean(process.env['CI']),
  // If a test fails only because the machine is busy, its retry succeeds. `npm test` lists the
  // tests that needed a retry.
  retries: 1,
  reporter: [
    // The `dot` and `line` reporters print failures at the end, which even a truncated log
    // contains.
    ...getReporters(process.env['E2E_REPORT']),
    [resolve(import.meta.dirname, 'support/resilience-reporter.ts')],
    [resolve(import.meta.dirname, 'support/figures-reporter.ts')],
    [resolve(import.meta.dirname, 'support/story-table-reporter.ts')],
  ],
  ...(isShort ? { grepInvert: /@soak/ } : {}),
  use: {
    ...chromiumOptions,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // Records a trace only for the retry of a failed test. Recording a trace of every test would
    // make a run a third longer.
    trace: 'on-first-retry',
    // A service worker would answer requests that tests intercept. Only `site-files.spec.ts` allows
    // service workers.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'production',
      testIgnore: [
        '**/*.development.spec.ts',
        '**/browsers/**',
        // Ignores tests that take minutes and need the whole machine. Only `npm run soak` runs
        // them.
        ...(process.env['E2E_SOAK']
          ? []
          : ['**/lighthouse.spec.ts', '**/publishing-by-poll.spec.ts', '**/endurance.spec.ts']),
      ],
      use: { baseURL: runningSiteUrl ?? `http://localhost:${productionPorts.shell}` },
    },
    ...(!includesDevelopment
      ? []
      : [
          {
            name: 'development',
            testMatch: '**/*.development.spec.ts',
            use: { baseURL: runningSiteUrl ?? `http://localhost:${developmentPorts.shell}` },
          },
        ]),
    ...engines.map((name) => ({
      name,
      testDir: resolve(import.meta.dirname, 'browsers'),
      timeout: 60_000,
      use: { baseURL: runningSiteUrl ?? `http://localhost:${productionPorts.shell}` },
    })),
  ],
  ...(runningSiteUrl
    ? {}
    : {
        webServer: [
          createServerConfig('production', productionPorts, []),
          ...(!includesDevelopment
            ? []
            : [createServerConfig('development', developmentPorts, ['--development'])]),
        ],
      }),
});

function getReporters(outputFile: string | undefined): ReporterDescription[] {
  if (outputFile === undefined) return [['list']];
  return [[process.stdout.isTTY ? 'line' : 'dot'], ['json', { outputFile }]];
}

function createServerConfig(
  name: string,
  sitePorts: Awaited<ReturnType<typeof getSitePorts>>,
  flags: readonly string[],
) {
  return {
    command: ['node', 'scripts/start.mjs', ...flags].join(' '),
    cwd: root,
    // The last line of a start. The shell is ready earlier than the other services.
    wait: { stdout: /Ctrl-C stops/ },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 8000 },
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
    env: {
      PORT: String(sitePorts.shell),
      API_PORT: String(sitePorts.api),
      EMBEDDED_PORT: String(sitePorts.embedded),
      RELEASES_PORT: String(sitePorts.releases),
      SMTP_PORT: String(sitePorts.smtp),
      DATA_DIR: resolve(root, '.cache/e2e', name),
      // 0 disables load shedding. The browsers share the CPU with the site and delay its event
      // loop, so the shell would reject requests although it has little load itself.
      SHED_DELAY_MS: '0',
      ...getSiteSecrets(sitePorts.provider),
    },
  };
}
