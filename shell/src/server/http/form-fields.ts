const MAX_FIELDS = 200;

/**
 * Returns the first 200 fields of a form body. If a field name is repeated, its last value wins.
 */
export function readFormFields(body: unknown): Readonly<Record<string, string>> {
  if (!(body instanceof URLSearchParams)) return {};
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  let count = 0;
  for (const [name, value] of body) {
    count += 1;
    if (count > MAX_FIELDS) break;
    fields[name] = value.normalize('NFC');
  }
  return fields;
}
