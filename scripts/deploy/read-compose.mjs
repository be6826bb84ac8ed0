import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../project/paths.mjs';

/** Parses `docker-compose.yml` with its anchors resolved. */
export function readCompose() {
  return parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true });
}
