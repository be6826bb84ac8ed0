import { expect } from '@playwright/test';
import { pathsWithout } from '../support/areas.ts';
import type { BuiltRelease } from '../support/built-release.ts';
import { test } from '../support/chaos-test.ts';
import { expectHeld } from '../support/expect-held.ts';
import type { LoadingFault } from '../support/loading-faults.ts';
import { oneReader } from '../support/page-clients.ts';
import { Recoveries } from '../support/resilience-case.ts';
import { releaseVariant } from '../support/release-variant.ts';
import type { VariantChanges } from '../support/release-variant.ts';

const GROUP = 'A release is refused, shown with one remote';
const REMOTE = 'mf-veranstaltungen';

const REFUSALS: readonly LoadingFault[] = [
  {
    what: 'älter als die laufende',
    english: 'older sequence (a replay, rightly signed)',
    problem: /sequence 1 is offered after 2/,
    begin: (lab, _remote, next) => lab.publish(next, { sequence: 1 }),
    end: (lab, _remote, next) => lab.publish(next),
  },
  refusal('kein Ende beim Laden', 'endless loop while loading', /did not finish within/, {
    prologue: 'for (;;) {}\n',
  }),
  refusal('füllt den Speicher', 'fills the memory while loading', /takes more than \d+ MB/, {
    prologue: `const filled = []; for (;;) filled.push('x'.repeat(1e6) + filled.length);\n`,
  }),
  refusal('beendet den Prozess', 'ends the process while loading', /ended the process/, {
    prologue: 'process.exit(0);\n',
  }),
  refusal(
    'fremder Vertrag (Beschreibung)',
    'document names a contract nobody hosts',
    /contract is 99/,
    {
      contract: 99,
    },
  ),
  refusal('fremder Vertrag (Bündel)', 'bundle names a contract nobody hosts', /contract is 98/, {
    patch: '{ ...remote, contract: 98 }',
  }),
  refusal(
    'verlangt fremdes Paket',
    'asks for a package that shells do not give',
    /asks for "node:fs"/,
    {
      prologue: 'require("node:fs");',
    },
  ),
  refusal('Ansicht lädt nicht', 'a view cannot be loaded', /Der Heuwagen fehlt/, {
    patch: `{ ...remote, routes: remote.routes.map((route) => ({ ...route,
      view: async () => { throw new Error('Der Heuwagen fehlt'); } })) }`,
  }),
];

test('Eine schlechte Fassung ersetzt keine gute', async ({ releases, lab, startWholeShell }) => {
  test.setTimeout(120_000);
  const good = releaseVariant(releases[REMOTE], { label: 'good' });
  lab.publish(good);
  const shell = await startWholeShell();
  await expect.poll(async () => (await shell.remote(REMOTE)).id).toBe(good.document.id);
  const clients = oneReader(shell, pathsWithout());
  const recoveries = new Recoveries();
  for (const fault of REFUSALS)
    await test.step(fault.what, async () => {
      const next = releaseVariant(releases[REMOTE], { label: `after ${fault.english}` });
      await expectHeld({ group: GROUP, shell, lab, name: REMOTE, recoveries }, fault, next);
    });
  await clients.stop();
  recoveries.expectMedian();
  expect([...clients.failures, ...clients.unanswered]).toEqual([]);
  expect(shell.running).toBe(true);
});

/** A release that is bad in itself; another one mends it. */
function refusal(
  what: string,
  english: string,
  problem: RegExp,
  changes: Omit<VariantChanges, 'label'>,
): LoadingFault {
  const bad = (next: BuiltRelease) => releaseVariant(next, { label: english, ...changes });
  return {
    what,
    english,
    problem,
    begin: (lab, _remote, next) => lab.publish(bad(next)),
    end: (lab, _remote, next) => lab.publish(next),
  };
}
