import { expect } from '@playwright/test';
import { SHARED_PACKAGES } from '@gruenland/federation/shared-packages.ts';
import { REMOTES, test } from '../support/chaos-test.ts';
import { waitForHydration } from '../support/demo-reader.ts';
import { createReleaseVariant } from '../support/release-variant.ts';

const SINGLETONS = ['react', 'react-dom', 'react-router', 'react-redux'];

/** For each package, a text that occurs only in its code and survives minification. */
const PACKAGE_MARKER_TEXTS = {
  react: 'react.transitional.element',
  'react-dom': '__reactContainer$',
  'react-router': 'historyAction',
  'react-redux': 'react-redux-context',
} as const;

test('all four packages are on the list of shared packages', () => {
  expect(SHARED_PACKAGES).toEqual(expect.arrayContaining(SINGLETONS));
});

test('no remote bundles React, router or Redux', ({ releases }) => {
  for (const name of REMOTES) {
    const { web, node } = releases[name];
    for (const [file, content] of [...web, ...node]) {
      if (!/\.c?js$/.test(file)) continue;
      for (const [packageName, packageMarker] of Object.entries(PACKAGE_MARKER_TEXTS))
        expect(content.includes(packageMarker), `${packageName} in ${name}/${file}`).toBe(false);
    }
  }
});

test(
  'all remotes share the same instances on the server',
  { tag: '@soak' },
  async ({ releases, releaseOrigin, startCompleteShell }) => {
    // Each remote appends its copies of the shared modules to a global array. The loader of the
    // release that is published last compares them.
    const collectingPrologue = `const taken = [${SINGLETONS.map((name) => `require('${name}')`).join(', ')}];
    (globalThis.takenByRemotes ??= []).push(taken);`;
    for (const name of REMOTES)
      releaseOrigin.publish(
        createReleaseVariant(releases[name], { label: 'collects', prologue: collectingPrologue }),
      );
    const shell = await startCompleteShell();

    const comparingRelease = createReleaseVariant(releases['mf-veranstaltungen'], {
      label: 'compares',
      patch: `{ ...remote, routes: remote.routes.map((route) => ({ ...route,
      view: async () => () => null,
      loader: async () => {
        const [first, ...others] = globalThis.takenByRemotes;
        const same = others.every((taken) => taken.every((value, index) => value === first[index]));
        const whole = first.every((value) => Object.keys(value).length > 0);
        const name = \`\${others.length + 1} Bereiche, gleich: \${same}, vollständig: \${whole}\`;
        return { kind: 'page', data: null, head: { name } };
      } })) }`,
    });
    releaseOrigin.publish(comparingRelease);
    await expect
      .poll(async () => (await shell.get('/veranstaltungen')).html)
      .toContain(`${REMOTES.length} Bereiche, gleich: true, vollständig: true`);
  },
);

test('every page loads a single copy in the browser', async ({ page }) => {
  const scriptUrlsByPackage = new Map<string, string[]>();
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    const text = await response.text().catch(() => '');
    for (const [packageName, packageMarker] of Object.entries(PACKAGE_MARKER_TEXTS))
      if (text.includes(packageMarker))
        scriptUrlsByPackage.set(packageName, [
          ...(scriptUrlsByPackage.get(packageName) ?? []),
          response.url(),
        ]);
  });
  await page.goto('/anmelden');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  for (const packageName of ['react', 'react-dom', 'react-router', 'react-redux'])
    expect(scriptUrlsByPackage.get(packageName) ?? [], packageName).toHaveLength(1);
});
