/**
 * Creates a test whether a full slug matches one of the patterns, in which `*` matches any text.
 */
export function createSlugTest(patterns: readonly string[]): (fullSlug: string) => boolean {
  const patternTests = patterns.map((text) => {
    const parts = text.split('*').map((part) => part.replaceAll(/[\\^$.+?()[\]{}|]/gu, '\\$&'));
    return new RegExp(`^${parts.join('.*')}$`, 'u');
  });
  return (fullSlug) => patternTests.some((test) => test.test(fullSlug));
}

/**
 * Creates the test for `starts_with`. `[default]/…` is in a folder whose name is also a language.
 */
export function createPrefixTest(prefix: string): (fullSlug: string) => boolean {
  const bare = prefix.replace(/^\[default\]\//u, '').replace(/^\//u, '');
  return (fullSlug) => fullSlug.startsWith(bare);
}
