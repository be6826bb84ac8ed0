/** A form value as text for a control; what is no text or number is shown as nothing. */
export function textValue(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
