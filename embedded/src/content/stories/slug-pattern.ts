/**
 * Creates a test of full slugs against a comma-separated list of patterns in which `*` matches
 * anything.
 */
export function createSlugTest(patterns: readonly string[]): (fullSlug: string) => boolean {
  const tests = patterns.map((text) => {
    const parts = text.split('*').map((part) => part.replaceAll(/[\\^$.+?()[\]{}|]/gu, '\\$&'));
    return new RegExp(`^${parts.join('.*')}$`, 'u');
  });
  return (fullSlug) => tests.some((test) => test.test(fullSlug));
}

/**
 * Creates the test for `starts_with`. `[default]/…` means a folder that is named like a language.
 */
export function createPrefixTest(prefix: string): (fullSlug: string) => boolean {
  const bare = prefix.replace(/^\[default\]\//u, '').replace(/^\//u, '');
  return (fullSlug) => fullSlug.startsWith(bare);
}
