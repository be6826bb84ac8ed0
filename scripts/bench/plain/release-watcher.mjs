/**
 * Replaces federation/src/server/release-watcher.ts in the plain bundle. Provides the remotes that
 * the bundle contains and does not watch for releases.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteModules } from '@gruenland/bench/remote-modules';

/** The same as in `plain-preset.mjs`, which needs webpack and is not part of the bundle. */
const RELEASES_FILE = 'releases.json';

const PUSH_REJECTION = { accepted: false, problem: 'this build does not watch releases' };

async function refuse() {
  throw new Error(PUSH_REJECTION.problem);
}

export function createReleaseWatcher({ remotes, acceptRelease }) {
  const file = join(process.argv[1], '../..', RELEASES_FILE);
  const documents = JSON.parse(readFileSync(file, 'utf8'));
  return {
    async start() {
      for (const { name } of remotes) {
        const document = documents[name];
        await acceptRelease({ document, module: remoteModules[name], styleModules: null });
      }
    },
    async check() {},
    async stop() {},
    getStatuses: () =>
      remotes.map(({ name }) => ({
        name,
        state: 'live',
        id: documents[name].id,
        sequence: null,
        commit: null,
        since: null,
        problem: null,
        canary: null,
      })),
    setRemotes() {},
    push: async () => PUSH_REJECTION,
    pushSwitches: () => PUSH_REJECTION,
    open: refuse,
    openDevBuild: refuse,
  };
}
