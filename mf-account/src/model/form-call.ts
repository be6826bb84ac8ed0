/** What a form holds: text from a plain POST; text and truth values with script. */
export type FormInput = Readonly<Record<string, unknown>>;

/**
 * A form that is one call of the api. Written once: the action of a plain POST and the form with
 * script both follow it.
 */
export interface FormCall {
  readonly path: string;
  readonly body: (values: FormInput) => object;
  /** Own path to go on to. */
  readonly done: (values: FormInput, answer: unknown) => string;
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

/** A body with the form's key, if it has one. */
export function keyed(values: FormInput, body: object): object {
  const key = textOf(values, KEY_FIELD);
  return key === '' ? body : { ...body, [KEY_FIELD]: key };
}
