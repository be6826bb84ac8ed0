/**
 * Names of technical fields that every content form has. Editors' fields cannot use these names,
 * see `isReservedName`.
 */
export const INTERNAL_FIELDS = {
  /** Hash of the wording that the sender saw. */
  version: 'form_version',
  /** Honeypot field; its name makes bots fill it in. */
  honeypot: 'form_website',
  /** Whether the form was sent in app mode. */
  app: 'is_app',
} as const;

const RESERVED_NAMES: ReadonlySet<string> = new Set([
  ...Object.values(INTERNAL_FIELDS),
  // Field names become object keys, so names of properties that all objects inherit are reserved.
  ...Object.getOwnPropertyNames(Object.prototype),
  // The form library treats numeric names as list indexes. `Infinity` is the only numeric name that
  // `FIELD_NAME_PATTERN` allows.
  'Infinity',
]);

/** Whether the name is reserved and cannot be used by a field from content. */
export function isReservedName(name: string): boolean {
  return RESERVED_NAMES.has(name);
}
