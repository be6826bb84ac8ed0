/** Returns whether a name matches a pattern, which may begin or end with the wildcard `*`. */
export function matchesName(pattern: string, name: string): boolean {
  const body = pattern.replace(/^\*|\*$/gu, '');
  const open = { start: pattern.startsWith('*'), end: pattern.length > 1 && pattern.endsWith('*') };
  if (pattern === '*') return true;
  if (open.start && open.end) return name.includes(body);
  if (open.start) return name.endsWith(body);
  return open.end ? name.startsWith(body) : name === body;
}
