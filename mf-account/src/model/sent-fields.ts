/** Fields of the forms that this tab has sent, by name of the form. Kept in memory only. */
const sentFieldsByForm = new Map<string, Readonly<Record<string, string>>>();

/**
 * Remembers fields of a form when it is sent, so that the page after it can name the address and
 * send the form again. Call it only in event handlers: on the server the memory belongs to all
 * visitors.
 * @param isKept whether the field with this name is remembered
 */
export function rememberSentFields(
  formName: string,
  form: HTMLFormElement,
  isKept: (field: string) => boolean,
): void {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    isKept(name) && typeof value === 'string' ? [[name, value] as const] : [],
  );
  sentFieldsByForm.set(formName, Object.fromEntries(fields));
}

/**
 * Returns the remembered fields; empty on the server, after a page load and without script.
 */
export function getSentFields(formName: string): Readonly<Record<string, string>> {
  return sentFieldsByForm.get(formName) ?? {};
}
