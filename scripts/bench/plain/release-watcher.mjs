/**
 * Replaces federation/src/server/release-watcher.ts: provides the remotes of the bundle once and
 * watches nothing.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteModules } from './remote-modules.mjs';

/** List of the remotes' releases, which the build writes next to the shell's `manifest.json`. */
const RELEASES = 'releases.json';

const NOT_ACCEPTED = { accepted: false, problem: 'this build does not watch releases' };

async function refuse() {
  throw new Error(NOT_ACCEPTED.problem);
}

export function createReleaseWatcher({ remotes, accept }) {
  const file = join(process.argv[1], '../..', RELEASES);
  const documents = JSON.parse(readFileSync(file, 'utf8'));
  return {
    async start() {
      for (const { name } of remotes) {
        await accept({ document: documents[name], module: remoteModules[name] });
      }
    },
    async check() {},
    async stop() {},
    status: () =>
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
    push: async () => NOT_ACCEPTED,
    pushSwitches: () => NOT_ACCEPTED,
    open: refuse,
    openDevBuild: refuse,
  };
}
