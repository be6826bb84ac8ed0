/** Form fields that are not stored in the draft. */
const FIELDS_NOT_IN_DRAFT = new Set([
  'version',
  'intent',
  'is_app',
  'idempotencyKey',
  'kategorie',
  'tun',
]);

/**
 * Converts form values into the texts stored in a draft. A checked checkbox becomes the text
 * `true`. Texts are cut off after 6000 characters. Empty texts and `FIELDS_NOT_IN_DRAFT` are left
 * out.
 */
export function toDraftValues(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (FIELDS_NOT_IN_DRAFT.has(name) || !/^[a-z][a-zA-Z0-9-]{0,59}$/.test(name)) return [];
      if (value === true) return [[name, 'true']];
      return typeof value === 'string' && value !== '' ? [[name, value.slice(0, 6000)]] : [];
    }),
  );
}
