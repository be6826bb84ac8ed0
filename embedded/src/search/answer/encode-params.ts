/**
 * Converts parameters to the URL-encoded text that responses contain, with `+` for spaces and lists
 * as JSON.
 */
export function encodeParams(params: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || value === null) continue;
    query.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return query.toString();
}
