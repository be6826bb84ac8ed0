/** Matches full slugs against a comma-separated list in which `*` matches anything. */
export function slugMatcher(patterns: readonly string[]): (fullSlug: string) => boolean {
  const tests = patterns.map((text) => {
    const parts = text.split('*').map((part) => part.replaceAll(/[\\^$.+?()[\]{}|]/gu, '\\$&'));
    return new RegExp(`^${parts.join('.*')}$`, 'u');
  });
  return (fullSlug) => tests.some((test) => test.test(fullSlug));
}

/** `starts_with`; `[default]/…` names a folder that has the name of a language. */
export function startsWithMatcher(prefix: string): (fullSlug: string) => boolean {
  const bare = prefix.replace(/^\[default\]\//u, '').replace(/^\//u, '');
  return (fullSlug) => fullSlug.startsWith(bare);
}
