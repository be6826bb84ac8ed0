/**
 * Serialises parameters as the response repeats them: url-encoded, with `+` for spaces and JSON for
 * lists.
 */
export function writeParams(params: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || value === null) continue;
    query.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return query.toString();
}
