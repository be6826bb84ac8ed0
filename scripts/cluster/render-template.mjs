/**
 * Fills in `${NAME}`; what nginx itself means by `$name` stays.
 *
 * @param {string} template
 * @param {Readonly<Record<string, string>>} values
 * @throws {Error} naming a value that is missing
 */
export function renderTemplate(template, values) {
  return template.replaceAll(/\$\{([A-Z_]+)\}/g, (_, name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the template wants ${name}, which nobody gave`);
    return value;
  });
}
