import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { STYLE_MODULES_FILE } from '@gruenland/federation/release/style-module.ts';
import { buildSandboxProgram } from '@gruenland/federation/build/build-sandbox-program.ts';
import { createFolderFileSource } from '@gruenland/federation/origin/release-file-source.ts';
import { createServedHistory } from '@gruenland/federation/origin/release-history.ts';
import { createReleaseOrigin } from '@gruenland/federation/origin/release-origin.ts';
import { readOrCreateKey } from '@gruenland/federation/release/signing-key.ts';
import { openStore } from '@gruenland/federation/store/open-store.ts';
import { readConfig } from '../../shell/src/server/config.ts';
import { createShellServer } from '../../shell/src/server/create-shell-server.ts';

/** Milliseconds between two polls: longer than a trace, so that no poll appears in it. */
const POLL_MS = String(3_600_000);
const REMOTES = [{ name: 'mf-trace', label: 'Das Wetter', areas: ['/wetter'] }];
/** A build of the shell without scripts and styles; the shell itself runs from its sources. */
const MANIFEST = {
  id: 'shell',
  timestamp: 0,
  starter: { file: 'starter.js', integrity: '' },
  scripts: [],
  styles: [],
  styleguideStyles: [],
  fonts: [],
  files: {},
};

/**
 * Starts a shell with one remote that has no release yet, a release origin, and an api that accepts
 * every request.
 *
 * @returns {Promise<{ address: string, dataFolder: string, stop: () => Promise<void> }>}
 */
export async function startTracedSite() {
  const dataFolder = await mkdtemp(join(tmpdir(), 'gruenland-trace-'));
  const keyFolder = join(dataFolder, 'keys');
  await readOrCreateKey(keyFolder);
  const origin = await startOrigin(join(dataFolder, 'releases'), keyFolder);
  const api = await startApi();
  const remotesFile = join(dataFolder, 'remotes.json');
  await writeFile(remotesFile, JSON.stringify({ remotes: REMOTES }));
  const environment = {
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: dataFolder,
    REMOTES_FILE: remotesFile,
    RELEASES_URL: origin.listeningOrigin,
    RELEASES_POLL_MS: POLL_MS,
    RELEASES_RETRY_MS: POLL_MS,
    API_URL: `http://127.0.0.1:${api.address().port}`,
    LOG_LEVEL: 'error',
  };
  const buildFolder = await createShellBuild(join(dataFolder, 'shell'));
  const shell = await createShellServer(readConfig(environment, buildFolder));
  await shell.start(5000);
  return {
    address: shell.getUrl(),
    dataFolder,
    stop: async () => {
      await shell.stop(1000);
      await origin.close();
      api.closeAllConnections();
      api.close();
      await rm(dataFolder, { recursive: true });
    },
  };
}

async function startOrigin(releaseFolder, keyFolder) {
  await mkdir(releaseFolder);
  const store = await openStore({}, releaseFolder);
  const files = createFolderFileSource(releaseFolder);
  const origin = createReleaseOrigin(files, createServedHistory(store, {}, keyFolder));
  await origin.listen({ host: '127.0.0.1', port: 0 });
  return origin;
}

async function startApi() {
  const api = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{}');
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  return api;
}

async function createShellBuild(folder) {
  for (const part of ['builds/meta', 'site', 'web'])
    await mkdir(join(folder, part), { recursive: true });
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(MANIFEST));
  await writeFile(join(folder, STYLE_MODULES_FILE), '[]');
  // Pages reload after their build was withdrawn, which is a build without this file.
  await writeFile(join(folder, 'builds/meta', `${MANIFEST.id}.json`), '{}');
  await symlink(dirname(await buildSandboxProgram('production')), join(folder, 'sandbox'));
  return folder;
}
