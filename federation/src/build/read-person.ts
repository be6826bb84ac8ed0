import { runGit } from './source-state.ts';

/**
 * Returns the name of the person who runs a command: `GIT_AUTHOR_NAME`, otherwise Git's
 * `user.name`; null if neither is set.
 *
 * @param root a folder of the repository
 */
export async function readPerson(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<string | null> {
  const name = env['GIT_AUTHOR_NAME'] || (await runGit(root, 'config', 'user.name'));
  return name?.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_NAME_LENGTH) || null;
}

/** Maximum length of a name in characters. Longer names are cut off. */
const MAX_NAME_LENGTH = 100;
