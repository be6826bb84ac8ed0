import { expect } from '@playwright/test';
import { SHARED_PACKAGES } from '@gruenland/federation/shared-packages.ts';
import { REMOTES, test } from '../support/chaos-test.ts';
import { hydrated } from '../support/demo-reader.ts';
import { releaseVariant } from '../support/release-variant.ts';

const SINGLETONS = ['react', 'react-dom', 'react-router', 'react-redux'];

/** Texts that stand in the packages themselves and nowhere else; minifying leaves them. */
const OWN_COPIES = {
  react: 'react.transitional.element',
  'react-dom': '__reactContainer$',
  'react-router': 'historyAction',
  'react-redux': 'react-redux-context',
} as const;

test('Alle vier stehen auf der Liste der gemeinsamen Pakete', () => {
  expect(SHARED_PACKAGES).toEqual(expect.arrayContaining(SINGLETONS));
});

test('Kein Bereich bringt React, Router oder Redux selbst mit', ({ releases }) => {
  for (const name of REMOTES) {
    const { web, node } = releases[name];
    for (const [file, content] of [...web, ...node]) {
      if (!/\.c?js$/.test(file)) continue;
      for (const [copy, mark] of Object.entries(OWN_COPIES))
        expect(content.includes(mark), `${copy} in ${name}/${file}`).toBe(false);
    }
  }
});

test('Auf dem Server sind es für alle Bereiche dieselben Objekte', async ({
  releases,
  lab,
  startWholeShell,
}) => {
  // Every remote leaves what it gets in one place; the last one compares.
  const collect = `const taken = [${SINGLETONS.map((name) => `require('${name}')`).join(', ')}];
    (globalThis.takenByRemotes ??= []).push(taken);`;
  for (const name of REMOTES)
    lab.publish(releaseVariant(releases[name], { label: 'collects', prologue: collect }));
  const shell = await startWholeShell();

  const compares = releaseVariant(releases['mf-veranstaltungen'], {
    label: 'compares',
    patch: `{ ...remote, routes: remote.routes.map((route) => ({ ...route,
      view: async () => () => null,
      load: async () => {
        const [first, ...others] = globalThis.takenByRemotes;
        const same = others.every((taken) => taken.every((value, index) => value === first[index]));
        const whole = first.every((value) => Object.keys(value).length > 0);
        const name = \`\${others.length + 1} Bereiche, gleich: \${same}, vollständig: \${whole}\`;
        return { kind: 'page', data: null, head: { name } };
      } })) }`,
  });
  lab.publish(compares);
  await expect
    .poll(async () => (await shell.get('/veranstaltungen')).html)
    .toContain(`${REMOTES.length} Bereiche, gleich: true, vollständig: true`);
});

test('Im Browser lädt jede Seite nur eine Kopie', async ({ page, startWholeShell }) => {
  const shell = await startWholeShell();
  const copies = new Map<string, string[]>();
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    const text = await response.text().catch(() => '');
    for (const [copy, mark] of Object.entries(OWN_COPIES))
      if (text.includes(mark)) copies.set(copy, [...(copies.get(copy) ?? []), response.url()]);
  });
  await page.goto(`${shell.url}/anmelden`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  for (const copy of ['react', 'react-dom', 'react-router', 'react-redux'])
    expect(copies.get(copy) ?? [], copy).toHaveLength(1);
});
