/** Form values by field name. A plain POST contains only texts; with script, ticks are booleans. */
export type FormInput = Readonly<Record<string, unknown>>;

/** Checks a response body of the api, for example a zod schema. */
export interface ResponseBodySchema<Answer> {
  /** @throws Error if the response body does not have the expected shape */
  readonly parse: (response: unknown) => Answer;
}

/** Describes a form whose action makes one api call. */
export interface FormCall<Answer = undefined> {
  readonly path: string;
  readonly body: (values: FormInput) => object;
  /** Parses the response body of the api. If absent, `getNextPath` receives undefined. */
  readonly responseSchema?: ResponseBodySchema<Answer>;
  /** Returns the path of the page that follows a successful call. */
  readonly getNextPath: (values: FormInput, response: Answer) => string;
}

/**
 * Converts a nested field name of the api to a flat form field: `delivery.zip` becomes
 * `deliveryZip`.
 */
function flattenFieldName(field: string): string {
  return field.replace(/\.(\w)/gu, (_, letter: string) => letter.toUpperCase());
}

/** Converts the field names of messages to flat form field names. */
export function flattenErrorFields(
  fields: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, message]) => [flattenFieldName(field), message]),
  );
}

/**
 * Lists the values of the ticked checkboxes whose names start with the prefix: with the prefix
 * `thema-`, the checkbox `thema-ackerbau` yields `ackerbau`.
 */
export function listTickedValues(values: FormInput, prefix: string): string[] {
  return Object.keys(values)
    .filter((name) => name.startsWith(prefix) && isTicked(values, name))
    .map((name) => name.slice(prefix.length));
}

/**
 * Returns initial form values that tick the checkbox of each given id. The name of a checkbox is
 * the prefix followed by the id.
 */
export function createInitialCheckboxValues(
  prefix: string,
  tickedIds: readonly string[],
): Record<string, boolean> {
  return Object.fromEntries(tickedIds.map((id) => [prefix + id, true]));
}

/**
 * Returns the text of a form field; an empty text if the field is missing or its value is no text.
 */
export function getText(values: FormInput, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : '';
}

/** Whether a checkbox is ticked. With script its form value is a boolean, without script a text. */
export function isTicked(values: FormInput, name: string): boolean {
  return ['true', 'on', true].includes(values[name] as string | boolean);
}

/** Returns the named form fields as texts, for request bodies. */
export function pickTexts(values: FormInput, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, getText(values, name)]));
}

/** Name of the field that contains the idempotency key of a form. */
export const IDEMPOTENCY_KEY_FIELD = 'idempotencyKey';

/** Returns a random key of 16 bytes in hexadecimal. */
export function createRandomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Adds the form's idempotency key, if there is one, to a request body. */
export function addIdempotencyKey(values: FormInput, body: object): object {
  const key = getText(values, IDEMPOTENCY_KEY_FIELD);
  return key === '' ? body : { ...body, [IDEMPOTENCY_KEY_FIELD]: key };
}
