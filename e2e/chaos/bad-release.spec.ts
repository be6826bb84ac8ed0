import { expect } from '@playwright/test';
import type { BuiltRelease } from '../support/built-release.ts';
import { test } from '../support/chaos-test.ts';
import { newKey } from '../support/release-lab.ts';
import type { ReleaseLab } from '../support/release-lab.ts';
import { releaseVariant } from '../support/release-variant.ts';

const REMOTE = 'mf-veranstaltungen';
const PATH = '/veranstaltungen';

interface BadRelease {
  readonly what: string;
  /** What log and `/health` say. */
  readonly problem: RegExp;
  readonly offer: (lab: ReleaseLab, good: BuiltRelease) => void;
}

const next = (good: BuiltRelease) => releaseVariant(good, { label: 'next' });

const BAD_RELEASES: readonly BadRelease[] = [
  {
    what: 'deren Herkunft nicht antwortet',
    problem: /latest\.json does not come within/,
    offer: (lab) => lab.fail(REMOTE, 'hangs before headers'),
  },
  {
    what: 'deren Herkunft mit 500 antwortet',
    problem: /latest\.json answers 500/,
    offer: (lab) => lab.fail(REMOTE, 'status 500'),
  },
  {
    what: 'deren Bündel mitten im Laden stehen bleibt',
    problem: /remote\.cjs does not come within/,
    offer: (lab, good) => {
      lab.fail(REMOTE, 'hangs in body', ['bundle']);
      lab.publish(next(good));
    },
  },
  {
    what: 'deren Bündel abgeschnitten ankommt',
    problem: /remote\.cjs cannot be fetched/,
    offer: (lab, good) => {
      lab.fail(REMOTE, 'truncated', ['bundle']);
      lab.publish(next(good));
    },
  },
  {
    what: 'deren Bündel verändert wurde',
    problem: /remote\.cjs differs from its hash/,
    offer: (lab, good) => {
      lab.fail(REMOTE, 'tampered', ['bundle']);
      lab.publish(next(good));
    },
  },
  {
    what: 'deren Beschreibung verändert wurde',
    problem: /differs from the hash that was signed/,
    offer: (lab, good) => {
      lab.fail(REMOTE, 'tampered', ['document']);
      lab.publish(next(good));
    },
  },
  {
    what: 'die ein fremder Schlüssel unterschrieben hat',
    problem: /no signature of a trusted key/,
    offer: (lab, good) => lab.publish(next(good), { key: newKey() }),
  },
  {
    what: 'die älter ist als die laufende',
    problem: /sequence 1 is offered after 2/,
    offer: (lab, good) => lab.publish(next(good), { sequence: 1 }),
  },
  {
    what: 'die beim Laden wirft',
    problem: /Das Gatter klemmt/,
    offer: (lab, good) =>
      lab.publish(
        releaseVariant(good, {
          label: 'throws',
          prologue: 'throw new Error("Das Gatter klemmt");',
        }),
      ),
  },
  {
    what: 'die beim Laden kein Ende findet',
    problem: /did not finish within/,
    offer: (lab, good) =>
      lab.publish(releaseVariant(good, { label: 'loops', prologue: 'for (;;) {}\n' })),
  },
  {
    what: 'deren Beschreibung einen fremden Vertrag nennt',
    problem: /contract is 99/,
    offer: (lab, good) => lab.publish(releaseVariant(good, { label: 'document', contract: 99 })),
  },
  {
    what: 'deren Bündel einen fremden Vertrag nennt',
    problem: /contract is 98/,
    offer: (lab, good) =>
      lab.publish(releaseVariant(good, { label: 'bundle', patch: '{ ...remote, contract: 98 }' })),
  },
  {
    what: 'die ein Paket verlangt, das die Hülle nicht gibt',
    problem: /asks for "node:fs"/,
    offer: (lab, good) =>
      lab.publish(releaseVariant(good, { label: 'greedy', prologue: 'require("node:fs");' })),
  },
  {
    what: 'deren Ansicht sich nicht laden lässt',
    problem: /Der Heuwagen fehlt/,
    offer: (lab, good) =>
      lab.publish(
        releaseVariant(good, {
          label: 'view',
          patch: `{ ...remote, routes: remote.routes.map((route) => ({ ...route,
            view: async () => { throw new Error('Der Heuwagen fehlt'); } })) }`,
        }),
      ),
  },
];

for (const { what, problem, offer } of BAD_RELEASES) {
  test(`Eine Fassung, ${what}, ersetzt keine gute`, async ({ releases, lab, startShell }) => {
    const good = releaseVariant(releases[REMOTE], { label: 'good' });
    lab.publish(good);
    const shell = await startShell();
    const { id } = good.document;
    await expect.poll(async () => (await shell.remote(REMOTE)).id).toBe(id);

    offer(lab, good);
    await expect
      .poll(async () => (await shell.remote(REMOTE)).problem, { timeout: 12_000 })
      .toMatch(problem);
    expect(await shell.remote(REMOTE)).toMatchObject({ id, state: 'stale' });
    expect((await shell.health()).status).toBe('degraded');
    const page = await shell.get(PATH);
    expect(page.status).toBe(200);
    expect(page.html).toContain(`/${REMOTE}/builds/${id}/`);
    const lines = shell.log.filter((line) => line['msg'] === 'release trouble');
    expect(lines.some((line) => problem.test(String(line['problem'])))).toBe(true);
    expect((await shell.get('/kleinanzeigen')).status).toBe(200);

    lab.heal();
    const repaired = releaseVariant(releases[REMOTE], { label: 'repaired' });
    lab.publish(repaired);
    await expect.poll(async () => (await shell.remote(REMOTE)).id).toBe(repaired.document.id);
    expect((await shell.get(PATH)).html).toContain(`/builds/${repaired.document.id}/`);
    await expect.poll(async () => (await shell.health()).status).toBe('ok');
    expect(shell.running).toBe(true);
  });
}
