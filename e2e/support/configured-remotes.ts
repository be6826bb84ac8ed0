import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

interface ConfiguredRemote {
  readonly name: string;
  /** The German name of the remote's area in error pages. */
  readonly label: string;
}

const file = resolve(import.meta.dirname, '../../shell/remotes.json');

/** All remotes of the site. A shell is complete when it has loaded all of them. */
export const CONFIGURED_REMOTES: readonly ConfiguredRemote[] = (
  JSON.parse(readFileSync(file, 'utf8')) as { readonly remotes: readonly ConfiguredRemote[] }
).remotes;
