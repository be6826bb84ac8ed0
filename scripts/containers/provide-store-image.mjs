import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../project/paths.mjs';
import { sayStep } from '../project/terminal.mjs';
import { getFullImageName } from './get-full-image-name.mjs';
import { hasImage, isStandIn, tryToPull } from './make-base-images.mjs';

const DOCKERFILE = join(ROOT, 'scripts/containers/base-images/store.Dockerfile');
/** Time limit in milliseconds. */
const BUILD_TIMEOUT_MS = 1_800_000;

/**
 * Provides the image of the object store: the one that is there, or a pulled one. Where no registry
 * answers, builds an S3 server that stands in for SeaweedFS.
 *
 * @param {import('./open-engine.mjs').Engine} engine
 * @param {string} name the image's name
 * @param {boolean} asksRegistry whether to try to pull it
 */
export async function provideStoreImage(engine, name, asksRegistry) {
  const isThere = (await hasImage(engine, name)) && !(await isStandIn(engine, name));
  if (isThere) return sayStep(true, 'image', `${name}: there already`);
  if (asksRegistry && (await tryToPull(engine, name)))
    return sayStep(true, 'image', `${name}: from a registry`);
  return buildStandIn(engine, name);
}

/** Builds the stand-in from the image `gruenland-publish`, under the name of SeaweedFS's image. */
async function buildStandIn(engine, name) {
  const folder = mkdtempSync(join(tmpdir(), 'gruenland-store-'));
  try {
    const format = engine.name === 'podman' ? ['--format', 'docker'] : [];
    const source = ['--network=host', '--file', DOCKERFILE, folder];
    await engine.run(['build', ...format, '--tag', getFullImageName(name), ...source], {
      timeoutMs: BUILD_TIMEOUT_MS,
    });
    sayStep(true, 'image', `${name}: the S3 server of the tests stands in`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
