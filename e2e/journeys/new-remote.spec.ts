import { generateKeyPairSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { createFolderFileSource } from '@gruenland/federation/origin/release-file-source.ts';
import { createReleaseOrigin } from '@gruenland/federation/origin/release-origin.ts';
import { runCommand } from '../support/run-command.ts';
import { startShellProcess } from '../support/shell-process.ts';
import { resolveSiteUnderTest } from '../support/site-under-test.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** Time limit from the command until the running site shows the remote's page. */
const MAX_DURATION_MS = 60_000;
/** Time limit from the end of a command until the status of the remote's page changes. */
const MAX_STATUS_CHANGE_MS = 2000;
/**
 * The files of a checkout that `new-remote.mjs` needs. The test copies them to a folder inside the
 * repository, where Node finds the packages that they import.
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

test(
  'a new remote is on the running site within a minute, and leaves it without a trace',
  { tag: '@soak' },
  async () => {
    test.setTimeout(6 * MAX_DURATION_MS);
    await mkdir(join(ROOT, '.cache'), { recursive: true });
    const checkoutFolder = await mkdtemp(join(ROOT, '.cache/new-remote-'));
    for (const file of CHECKOUT_FILES) await cp(join(ROOT, file), join(checkoutFolder, file));
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const releasesDir = join(checkoutFolder, 'releases');
    const origin = createReleaseOrigin(createFolderFileSource(releasesDir));
    const { shellServer, embeddedUrl, apiUrl } = await resolveSiteUnderTest();
    const shell = await startShellProcess(shellServer, {
      API_URL: apiUrl,
      CONTENT_ENDPOINT: `${embeddedUrl}/v2`,
      RELEASES_URL: await origin.listen({ port: 0 }),
      RELEASE_PUBLIC_KEYS: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      REMOTES_FILE: join(checkoutFolder, 'shell/remotes.json'),
      DATA_DIR: join(checkoutFolder, 'data'),
    });
    const releaseEnv = {
      RELEASE_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      RELEASE_HOOKS: shell.url,
      RELEASES_DIR: releasesDir,
    };
    const expectStatus = async (status: number) =>
      expect
        .poll(async () => (await shell.get('/probe-raum')).status, {
          timeout: MAX_STATUS_CHANGE_MS,
        })
        .toBe(status);
    // `--brief` skips the types, which need packages that the checkout lacks.
    const release = async () =>
      runScriptOrThrow(
        ['federation/src/cli/release.ts', `${checkoutFolder}/mf-probe-raum`, '--brief'],
        releaseEnv,
      );
    try {
      expect((await shell.health()).remotes.map(({ name }) => name)).not.toContain('mf-probe-raum');
      const statusBefore = (await shell.get('/probe-raum')).status;
      const filesBefore = await readCheckoutFiles(checkoutFolder);
      const startedAt = performance.now();
      await runScriptOrThrow([
        'scripts/new-remote.mjs',
        'mf-probe-raum',
        '--label',
        'Der Probenraum',
        '--root',
        checkoutFolder,
      ]);
      await release();
      await expect
        .poll(async () => (await shell.remote('mf-probe-raum')).problem, {
          timeout: MAX_DURATION_MS,
        })
        .toBe(null);
      const page = await shell.get('/probe-raum');
      expect(page.status).toBe(200);
      expect(performance.now() - startedAt).toBeLessThan(MAX_DURATION_MS);
      expect(page.html).toContain('Der Probenraum');
      expect(page.html).toMatch(/\/mf-probe-raum\/builds\/[0-9a-f]{16}\/web\//);

      const withdrawArgs = ['mf-probe-raum', '--withdraw', '--note', 'Erst nach der Ernte'];
      await runScriptOrThrow(['federation/src/cli/releases.ts', ...withdrawArgs], releaseEnv);
      await expectStatus(404);
      expect(await shell.remote('mf-probe-raum')).toMatchObject({ state: 'withdrawn' });
      await release();
      await expectStatus(200);

      const removeArgs = ['scripts/remove-remote.mjs', 'mf-probe-raum', '--root', checkoutFolder];
      await runScriptOrThrow(removeArgs, releaseEnv);
      await expectStatus(statusBefore);
      expect((await shell.health()).remotes.map(({ name }) => name)).not.toContain('mf-probe-raum');
      expect(await readCheckoutFiles(checkoutFolder)).toEqual(filesBefore);
      expect(existsSync(join(checkoutFolder, 'mf-probe-raum'))).toBe(false);
      const latestJson = await readFile(
        join(releasesDir, 'mf-probe-raum/builds/latest.json'),
        'utf8',
      );
      expect(JSON.parse(latestJson)).toMatchObject({ withdrawn: true });
      expect(shell.isRunning).toBe(true);
    } finally {
      await shell.stop();
      await origin.close();
      await rm(checkoutFolder, { recursive: true, force: true });
    }
  },
);

/** Reads `CHECKOUT_FILES`. Parses JSON files, so that differences in formatting do not count. */
async function readCheckoutFiles(checkoutFolder: string): Promise<readonly unknown[]> {
  return await Promise.all(
    CHECKOUT_FILES.map(async (file): Promise<unknown> => {
      const text = await readFile(join(checkoutFolder, file), 'utf8');
      return file.endsWith('.json') ? JSON.parse(text) : text;
    }),
  );
}

/** Runs a Node script of the repository. @throws Error with the output of the script if it fails */
async function runScriptOrThrow(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
) {
  const { code, output } = await runCommand(args, env);
  if (code !== 0) throw new Error(`${args.join(' ')} exited with ${code}: ${output}`);
}
