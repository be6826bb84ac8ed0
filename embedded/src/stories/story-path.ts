/** Kind of a file in the content folder, derived from its path. */
export type ParsedStoryPath =
  | { readonly kind: 'story' | 'draft' | 'datasource' | 'component'; readonly slug: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'ignored' };

/**
 * Matches the paths of component files; the file name without its extension is the component's
 * name.
 */
const componentFilePattern = /^_components\/([a-z][a-z0-9_]{0,59})\.yaml$/u;

const SEGMENT_PATTERN = /^_?[a-z0-9]+(?:-[a-z0-9]+)*$/u;

/** Determines the kind and the slug of a file from its path. The separator of folders is `/`. */
export function parseStoryPath(path: string): ParsedStoryPath {
  const parts = path.split('/');
  const file = parts.pop() ?? '';
  if (
    parts[0] === '_assets' ||
    parts.some((part) => part.startsWith('.')) ||
    /^[.#~]|~$/u.test(file)
  ) {
    return { kind: 'ignored' };
  }
  if (path.startsWith('_components/_')) return { kind: 'ignored' };
  const component = componentFilePattern.exec(path)?.[1];
  if (component !== undefined) return { kind: 'component', slug: component };
  const match = /^(.*?)(\.draft|\.datasource)?\.(yaml|yml)$/u.exec(file);
  if (!match) return { kind: 'ignored' };
  const [, name = '', suffix, extension] = match;
  if (extension === 'yml') return { kind: 'refused', message: 'the file name must end in .yaml' };
  const invalidPart = [...parts, name].find((part) => !SEGMENT_PATTERN.test(part));
  if (invalidPart !== undefined) {
    const message = `"${invalidPart}" is not a valid name: use lower case a-z, 0-9 and single hyphens`;
    return { kind: 'refused', message };
  }
  const slug = [...parts, name].join('/');
  if (suffix === '.draft') return { kind: 'draft', slug };
  if (suffix === '.datasource') return { kind: 'datasource', slug: name };
  return { kind: 'story', slug };
}
