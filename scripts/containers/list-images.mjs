import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../project/paths.mjs';

/**
 * Lists the images of the site, read from the Dockerfile and `docker-compose.yml`.
 *
 * @returns {{ baseImages: string[], serviceImages: string[], targets: string[], store: string }}
 *   `baseImages` are those from which the Dockerfile builds; `serviceImages` those that services use
 *   unchanged, without `store`; `targets` are the images that services build.
 */
export function listImages() {
  const read = (path) => readFileSync(join(ROOT, path), 'utf8');
  const stages = [...read('deploy/docker/Dockerfile').matchAll(/^FROM (\S+) AS (\S+)$/gm)];
  const stageNames = new Set(stages.map(([, , name]) => name));
  const baseImages = new Set(
    stages.map(([, base]) => base).filter((base) => !stageNames.has(base)),
  );
  const services = Object.values(parse(read('docker-compose.yml'), { merge: true }).services);
  const store = services.find(({ image }) => image?.includes('seaweedfs')).image;
  const serviceImages = services.flatMap(({ image }) => image ?? []);
  return {
    baseImages: [...baseImages],
    serviceImages: serviceImages.filter((name) => name !== store && !baseImages.has(name)),
    targets: [...new Set(services.flatMap(({ build }) => build?.target ?? []))],
    store,
  };
}
