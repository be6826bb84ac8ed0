/** What a form holds: text from a plain POST; text and truth values with script. */
export type FormInput = Readonly<Record<string, unknown>>;

/**
 * A form that is one call of the api. Written once: the action of a plain POST and the form with
 * script both follow it.
 */
export interface FormCall {
  readonly path: string;
  readonly body: (values: FormInput) => object;
  /** It may be sent again without a key: the api does it once by itself. */
  readonly again?: true;
  /** Own path to go on to. */
  readonly done: (values: FormInput, answer: unknown) => string;
}

/**
 * The form's name of a field that the api calls `delivery.zip`: `deliveryZip`. Forms are flat,
 * because a plain POST is.
 */
export function flatName(field: string): string {
  return field.replace(/\.(\w)/gu, (_, letter: string) => letter.toUpperCase());
}

/** Messages under the names that the form uses. */
export function flatErrors(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, message]) => [flatName(field), message]),
  );
}

/** Ticked boxes of one question, each with a name of its own: `thema-ackerbau`. */
export function tickedOf(values: FormInput, prefix: string): string[] {
  return Object.keys(values)
    .filter((name) => name.startsWith(prefix) && isTicked(values, name))
    .map((name) => name.slice(prefix.length));
}

/** Boxes that are ticked at first. */
export function ticks(prefix: string, chosen: readonly string[]): Record<string, boolean> {
  return Object.fromEntries(chosen.map((id) => [prefix + id, true]));
}

/** Text of a field; empty when it was not filled in. */
export function textOf(values: FormInput, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : '';
}

/** Whether a box was ticked, in either way of sending. */
export function isTicked(values: FormInput, name: string): boolean {
  return ['true', 'on', true].includes(values[name] as string | boolean);
}

/** The named fields as text, for bodies that take them as they are. */
export function pick(values: FormInput, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, textOf(values, name)]));
}

/** Names the creation that a form stands for; the api does it once however often it is sent. */
export const KEY_FIELD = 'idempotencyKey';

/** A key that nobody else has. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** A body with the form's key, if it has one. */
export function keyed(values: FormInput, body: object): object {
  const key = textOf(values, KEY_FIELD);
  return key === '' ? body : { ...body, [KEY_FIELD]: key };
}
