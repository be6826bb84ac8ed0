import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

interface ConfiguredRemote {
  readonly name: string;
  /** German name of the remote's area, as error pages show it. */
  readonly label: string;
}

const file = resolve(import.meta.dirname, '../../shell/remotes.json');

/** All remotes of the site: a shell is complete when it has loaded each of them. */
export const CONFIGURED_REMOTES: readonly ConfiguredRemote[] = (
  JSON.parse(readFileSync(file, 'utf8')) as { readonly remotes: readonly ConfiguredRemote[] }
).remotes;
