/**
 * Names of technical fields that every content form carries. Fields of content cannot use these
 * names, see `isReservedName`.
 */
export const INTERNAL_FIELDS = {
  /** Hash of the wording that the sender saw. */
  version: 'form_version',
  /** Honeypot field; its name is attractive to bots. */
  honeypot: 'form_website',
  /** Whether the form was sent in app mode. */
  app: 'is_app',
} as const;

const RESERVED_NAMES: ReadonlySet<string> = new Set([
  ...Object.values(INTERNAL_FIELDS),
  // Field names become object keys, so inherited property names are reserved.
  ...Object.getOwnPropertyNames(Object.prototype),
  // Form values read numeric names as list indexes; this is the only numeric name that a field may
  // have.
  'Infinity',
]);

/** Whether a content field must not use this name. */
export function isReservedName(name: string): boolean {
  return RESERVED_NAMES.has(name);
}
