import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLiveRelease } from '../../e2e/support/built-release.ts';
import { publishToFolder } from '../../e2e/support/release-folder.ts';

/**
 * Makes a variant of the live release of a remote live, as its team would do with a new build, and
 * waits until the shells render it.
 *
 * @param {import('./night.mjs').Night} night
 * @param {string} remote
 * @param {(live: object) => object} createVariant
 * @returns {Promise<object>} the release that was live before
 */
export async function publishVariant(night, remote, createVariant) {
  const live = await readLiveRelease(join(night.folder, 'releases'), remote);
  await publishRelease(night, createVariant(live));
  return live;
}

/** Makes a release live and waits until the shells render it. */
export async function publishRelease(night, release) {
  const key = createPrivateKey(readFileSync(join(night.folder, 'keys/release-private.pem')));
  await publishToFolder(join(night.folder, 'releases'), release, key);
  await awaitRelease(night, release.document);
}

/** Waits until both shells render a release. @param {{ name: string, id: string }} release */
export async function awaitRelease(night, { name, id }) {
  await night.waitUntil(`both shells render ${name}@${id}`, async () => {
    const reports = await Promise.all(
      ['shell-1', 'shell-2'].map((shell) => night.readHealth(shell)),
    );
    return reports.every(({ remotes }) => remotes.find((remote) => remote.name === name).id === id);
  });
}
