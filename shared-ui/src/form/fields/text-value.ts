/**
 * Converts a form value to the text of a control; values that are not text or numbers become empty.
 */
export function formatTextValue(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
