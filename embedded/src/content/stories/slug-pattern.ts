/**
 * Creates a predicate that returns whether a full slug matches one of the patterns. In a pattern,
 * `*` matches any text.
 */
export function createSlugPredicate(patterns: readonly string[]): (fullSlug: string) => boolean {
  const patternRegExps = patterns.map((text) => {
    const parts = text.split('*').map((part) => part.replaceAll(/[\\^$.+?()[\]{}|]/gu, '\\$&'));
    return new RegExp(`^${parts.join('.*')}$`, 'u');
  });
  return (fullSlug) => patternRegExps.some((test) => test.test(fullSlug));
}

/**
 * Creates the predicate for `starts_with`. Clients write `[default]/` before the prefix if its
 * first folder has the same name as a language.
 */
export function createPrefixPredicate(prefix: string): (fullSlug: string) => boolean {
  const slugPrefix = prefix.replace(/^\[default\]\//u, '').replace(/^\//u, '');
  return (fullSlug) => fullSlug.startsWith(slugPrefix);
}
