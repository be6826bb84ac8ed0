import { expect } from '@playwright/test';
import { askShells } from '@gruenland/federation/publish/shell-health.ts';
import { tryInShell } from '@gruenland/federation/publish/try-in-shell.ts';
import { throwsInLoader, throwsInRender } from '../support/breaking-release.ts';
import { test } from '../support/chaos-test.ts';
import { releaseVariant } from '../support/release-variant.ts';

const REMOTE = 'mf-veranstaltungen';
const PATHS = ['/veranstaltungen', '/veranstaltungen/success', '/veranstaltungen/:id'];

test('Was erst mit echten Inhalten wirft, zeigt sich vor der Freigabe, und niemand sonst sieht es', async ({
  releases,
  lab,
  startWholeShell,
}) => {
  const shell = await startWholeShell();
  const health = await askShells({ addresses: [shell.url], timeoutMs: 1_000 });
  const attempt = async (release: (typeof releases)[typeof REMOTE]) => {
    const { id } = lab.lay(release);
    const candidate = { remote: REMOTE, id, paths: PATHS, hasLive: true };
    return await tryInShell(candidate, { privateKey: lab.key }, health);
  };
  const base = releases[REMOTE];
  const good = await attempt(releaseVariant(base, { label: 'tried' }));
  expect(good.pages).toContain('/veranstaltungen');
  for (const broken of [throwsInLoader(base, 'Wespen'), throwsInRender(base, 'Hornissen')])
    await expect(attempt(broken)).rejects.toThrow(
      `answers 500 in ${shell.url}, 200 by the live release`,
    );
  expect((await shell.remote(REMOTE)).id).toBe(base.document.id);
  expect((await shell.get('/veranstaltungen')).html).toContain(`/builds/${base.document.id}/web/`);
});
