import { generateKeyPairSync } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { createFolderFiles } from '@gruenland/federation/origin/release-files.ts';
import { createReleaseOrigin } from '@gruenland/federation/origin/release-origin.ts';
import { runCommand } from '../support/run-command.ts';
import { startShellProcess } from '../support/shell-process.ts';
import { resolveSiteUnderTest } from '../support/site-under-test.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** Maximum milliseconds from the command to the remote's page on the running site. */
const MAX_DURATION_MS = 60_000;
/**
 * Files that `new-remote.mjs` needs in a checkout of the repository. The test copies them to a
 * folder inside the repository, so that imports of packages resolve.
 */
const CHECKOUT_FILES = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'boundaries.json',
  '.oxlintrc.boundaries.json',
  '.github/CODEOWNERS',
  'shell/remotes.json',
  'shell/package.json',
];

test('a new remote is on the running site within a minute', async () => {
  test.setTimeout(3 * MAX_DURATION_MS);
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  const checkout = await mkdtemp(join(ROOT, '.cache/new-remote-'));
  for (const file of CHECKOUT_FILES) await cp(join(ROOT, file), join(checkout, file));
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const releasesDir = join(checkout, 'releases');
  const origin = createReleaseOrigin(createFolderFiles(releasesDir));
  const { shellServer, embeddedUrl, apiUrl } = await resolveSiteUnderTest();
  const shell = await startShellProcess(shellServer, {
    API_URL: apiUrl,
    CONTENT_ENDPOINT: `${embeddedUrl}/v2`,
    RELEASES_URL: await origin.listen({ port: 0 }),
    RELEASE_PUBLIC_KEYS: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    REMOTES_FILE: join(checkout, 'shell/remotes.json'),
    DATA_DIR: join(checkout, 'data'),
  });
  try {
    expect((await shell.health()).remotes.map(({ name }) => name)).not.toContain('mf-probe-raum');
    const startedAt = performance.now();
    await runOrThrow([
      'scripts/new-remote.mjs',
      'mf-probe-raum',
      '--label',
      'Der Probenraum',
      '--root',
      checkout,
    ]);
    await runOrThrow(
      ['federation/src/cli/release.ts', `${checkout}/mf-probe-raum`, '--releases-dir', releasesDir],
      {
        RELEASE_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
        RELEASE_HOOKS: shell.url,
      },
    );
    await expect
      .poll(async () => (await shell.remote('mf-probe-raum')).problem, { timeout: MAX_DURATION_MS })
      .toBe(null);
    const page = await shell.get('/probe-raum');
    expect(page.status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(MAX_DURATION_MS);
    expect(page.html).toContain('Der Probenraum');
    expect(page.html).toMatch(/\/mf-probe-raum\/builds\/[0-9a-f]{16}\/web\//);
    expect(shell.isRunning).toBe(true);
  } finally {
    await shell.stop();
    await origin.close();
    await rm(checkout, { recursive: true, force: true });
  }
});

/** Runs a Node script of the repository. @throws with the script's output when the script fails */
async function runOrThrow(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { code, output } = await runCommand(args, env);
  if (code !== 0) throw new Error(`${args.join(' ')} exited with ${code}: ${output}`);
}
