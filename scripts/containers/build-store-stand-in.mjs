import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../project/paths.mjs';
import { sayStep } from '../project/terminal.mjs';
import { getFullImageName } from './get-full-image-name.mjs';

const DOCKERFILE = join(ROOT, 'scripts/containers/base-images/store.Dockerfile');
/** Time limit in milliseconds. */
const BUILD_TIMEOUT_MS = 300_000;

/**
 * Builds the S3 server that stands in for SeaweedFS where no registry can be reached, from the image
 * `gruenland-publish`, under the name of SeaweedFS's image.
 *
 * @param {import('./open-engine.mjs').Engine} engine
 * @param {string} name the image's name
 */
export async function buildStoreStandIn(engine, name) {
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
