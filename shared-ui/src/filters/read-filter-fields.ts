/** Reads the fields of a filter form. The app mode is no filter and is left out. */
export function readFilterFields(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && name !== 'is_app') fields.append(name, value);
  return fields;
}
