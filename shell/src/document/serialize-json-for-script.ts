/** Characters that JSON may contain and a script element may not. */
const UNSAFE_PATTERN = /[<\u2028\u2029]/;

/** Serializes a value to JSON that is safe inside a script element: no `<`, no line separators. */
export function serializeJsonForScript(value: unknown): string {
  const json = JSON.stringify(value);
  if (!UNSAFE_PATTERN.test(json)) return json;
  return json
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
