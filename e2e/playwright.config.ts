import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import type { ReporterDescription } from '@playwright/test';
import { portsFor } from './support/ports.ts';
import { secretsOf } from './support/site-secrets.ts';

const root = resolve(import.meta.dirname, '..');
const production = await portsFor('production');
const development = await portsFor('development');

/** A site that runs already (`E2E_URL`, default ports): nothing is started then. */
const running = process.env['E2E_URL'];

/** Debian's Chromium where there is one, best without windows; Playwright's own elsewhere. */
const systemChromium = ['-headless-shell', '', '-browser']
  .map((kind) => `/usr/bin/chromium${kind}`)
  .find((path) => existsSync(path));

const chromium = {
  browserName: 'chromium' as const,
  launchOptions: {
    ...(systemChromium ? { executablePath: systemChromium } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
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
  // A second try tells an accident of a busy machine from a fault; `npm test` names who needed it.
  retries: 1,
  reporter: [
    // Failures stand at the end, where a log that was cut still has them.
    ...reportersOf(process.env['E2E_REPORT']),
    [resolve(import.meta.dirname, 'support/resilience-reporter.ts')],
    [resolve(import.meta.dirname, 'support/figures-reporter.ts')],
  ],
  use: {
    ...chromium,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // Recording every test takes a third of their time; one that failed is run once more.
    trace: 'on-first-retry',
    // What a test intercepts must not pass by it; `offline.spec.ts` lets them in.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'production',
      testIgnore: [
        '**/*.development.spec.ts',
        // Minutes on a machine to itself: `npm run soak`.
        ...(process.env['E2E_SOAK']
          ? []
          : ['**/lighthouse.spec.ts', '**/publishing-by-poll.spec.ts', '**/hour.spec.ts']),
      ],
      use: { baseURL: running ?? `http://localhost:${production.shell}` },
    },
    {
      name: 'development',
      testMatch: '**/*.development.spec.ts',
      use: { baseURL: running ?? `http://localhost:${development.shell}` },
    },
  ],
  ...(running
    ? {}
    : {
        webServer: [
          server('production', production, []),
          server('development', development, ['--development']),
        ],
      }),
});

function reportersOf(outputFile: string | undefined): ReporterDescription[] {
  if (outputFile === undefined) return [['list']];
  return [[process.stdout.isTTY ? 'line' : 'dot'], ['json', { outputFile }]];
}

function server(
  name: string,
  ports: Awaited<ReturnType<typeof portsFor>>,
  flags: readonly string[],
) {
  return {
    command: ['node', 'scripts/start.mjs', ...flags].join(' '),
    cwd: root,
    url: `http://localhost:${ports.shell}/health`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 8000 },
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
    env: {
      PORT: String(ports.shell),
      API_PORT: String(ports.api),
      EMBEDDED_PORT: String(ports.embedded),
      RELEASES_PORT: String(ports.releases),
      SMTP_PORT: String(ports.smtp),
      DATA_DIR: resolve(root, '.cache/e2e', name),
      // Browsers share the processors with the site here: lag says nothing about its load.
      SHED_DELAY_MS: '0',
      ...secretsOf(ports.provider),
    },
  };
}
