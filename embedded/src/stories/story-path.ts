/** What a path below the content folder stands for. */
export type StoryPath =
  | { readonly kind: 'story' | 'draft' | 'datasource'; readonly slug: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'ignored' };

const segment = /^_?[a-z0-9]+(?:-[a-z0-9]+)*$/u;

/** Reads the address of a story from the path of its file, with `/` between folders. */
export function parseStoryPath(path: string): StoryPath {
  const parts = path.split('/');
  const file = parts.pop() ?? '';
  if (parts.some((part) => part.startsWith('.')) || /^[.#~]|~$/u.test(file)) {
    return { kind: 'ignored' };
  }
  const match = /^(.*?)(\.draft|\.datasource)?\.(yaml|yml)$/u.exec(file);
  if (!match) return { kind: 'ignored' };
  const [, name = '', suffix, extension] = match;
  if (extension === 'yml') return { kind: 'refused', message: 'the file name must end in .yaml' };
  const refused = [...parts, name].find((part) => !segment.test(part));
  if (refused !== undefined) {
    const message = `"${refused}" is no name: lower case a-z, 0-9 and single hyphens, please`;
    return { kind: 'refused', message };
  }
  const slug = [...parts, name].join('/');
  if (suffix === '.draft') return { kind: 'draft', slug };
  if (suffix === '.datasource') return { kind: 'datasource', slug: name };
  return { kind: 'story', slug };
}
