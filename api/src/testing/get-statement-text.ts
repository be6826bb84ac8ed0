/** Returns the text of a query that is passed to `pg`, in one line. */
export function getStatementText(query: unknown): string {
  const text = typeof query === 'string' ? query : String(Object(query).text ?? '');
  return text.replaceAll(/\s+/gu, ' ').trim();
}
