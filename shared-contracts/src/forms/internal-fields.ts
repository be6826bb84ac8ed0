/**
 * Fields that a form of content carries beside its own, by what they are for. No field of content can
 * have one of these names: `isReservedName`.
 */
export const INTERNAL_FIELDS = {
  /** Wording of the form that its sender saw. */
  version: 'form_version',
  /** Hidden from people; whoever fills it in is none. Reads like something that robots fill in. */
  trap: 'form_website',
  /** App mode; every form has it. */
  app: 'is_app',
} as const;

const RESERVED: ReadonlySet<string> = new Set([
  ...Object.values(INTERNAL_FIELDS),
  // Names of fields are keys of objects.
  ...Object.getOwnPropertyNames(Object.prototype),
  // A number: keys of form values that are numbers are places in lists.
  'Infinity',
]);

/** Whether a field of content would be taken for something else under this name. */
export function isReservedName(name: string): boolean {
  return RESERVED.has(name);
}
