/**
 * `npm run soak`: runs the tests that `npm test` leaves out (decision 097):
 * - the browser tests tagged `@soak`, and those of the development build
 * - the stories that Chromium, Firefox and WebKit must show (`npm test -- browsers`)
 * - the recipes and the first day of the documentation, in copies of the repository
 *
 * Then it runs long versions of tests:
 * - all chaos tests with every fault in every remote (writes docs/resilience.md), among them a hundred
 *   releases under load with heap measurements and twenty kills of a shell
 * - all pages of the sitemaps, and an ad with twenty photos over a bad connection
 * - all pages and stories at all widths in both color schemes, the search page in all browser locales
 * - fifty kills of an api during writes, two hundred registrations at the same time, and ten minutes of random kills of two apis on PostgreSQL
 * - the plans of all list queries in a full database, the learned risk model on samples that it has not
 *   seen, twenty large photos over a slow connection and in one form, and the heap of a shell over two
 *   hundred releases (`*.soak.test.ts`)
 * - the release of a remote that loops forever
 * - a hundred thousand fuzzing requests to the api on PostgreSQL, generated from its OpenAPI document,
 *   and fifty thousand each to the pages and to the endpoints of shell and search
 * - Lighthouse on a phone, median of five, for the front page, articles, a list, an ad and an event
 * - a cluster under load with releases, restarts and kills, and its recovery times
 * - an hour of mixed traffic with memory measurements
 *
 * Prints the measurements. `E2E_RELEASES`, `E2E_KILLS` and `API_KILLS` change the numbers of
 * releases and kills, `API_TASK_KILL_SECONDS` the time of the random kills, `E2E_HOUR` the minutes
 * of mixed traffic. No other program should use the CPU meanwhile.
 */
import { ensureInstalled } from './install/ensure-installed.mjs';
import { createInterruptSignal } from './process/interrupt.mjs';
import { runMain, say } from './project/terminal.mjs';
import { ensureBrowser } from './test/browser.mjs';
import {
  runBrowsersStage,
  runBuildStage,
  runE2eStage,
  runPostgresStage,
  runUnitStage,
} from './test/stages.mjs';

const LONG_TESTS = [
  'chaos/',
  'accessibility',
  'fuzz',
  'lighthouse',
  '--grep-invert=@soak',
  '--workers=1',
];

await runMain(async () => {
  const signal = createInterruptSignal();
  await ensureInstalled(signal);
  await ensureBrowser(signal);
  const env = {
    E2E_RELEASES: '100',
    E2E_KILLS: '20',
    API_KILLS: '50',
    API_TASK_KILL_SECONDS: '600',
    API_FUZZ: '100000',
    E2E_FUZZ: '50000',
    E2E_ALL_CASES: '1',
    E2E_SOAK: '1',
    SOAK: '1',
  };
  for (const [name, value] of Object.entries(env)) process.env[name] ??= value;
  const buildResult = await runBuildStage({ signal });
  if (buildResult.failed > 0) process.exitCode = 1;
  if (buildResult.failed > 0 || signal.aborted) return;
  const stages = [
    await runPostgresStage({
      signal,
      filters: [
        'crash.*test',
        'fuzz.test',
        'known-addresses.test',
        'registrations.test',
        'soak.test',
      ],
    }),
    await runUnitStage({
      signal,
      filters: [
        '(embedded|federation|scripts)/.*soak.test',
        '(hostile-input|release-refusals|render-variant|sandbox-checker).test',
      ],
    }),
    await runE2eStage({ signal, filters: ['--grep=@soak', '--grep-invert=cluster/'] }),
    await runE2eStage({ signal, filters: ['cluster/', '--grep=@soak', '--workers=1'] }),
    await runE2eStage({ signal, filters: ['--project=development', '--grep-invert=@soak'] }),
    await runBrowsersStage({ signal }),
    await runE2eStage({ signal, filters: LONG_TESTS }),
  ];
  const [passed, failed] = ['passed', 'failed'].map((kind) =>
    stages.reduce((sum, stage) => sum + stage[kind], 0),
  );
  say(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
