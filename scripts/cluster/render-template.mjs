/**
 * Replaces `${NAME}`; nginx variables such as `$name` stay.
 *
 * @param {string} template
 * @param {Readonly<Record<string, string>>} values
 * @throws {Error} naming a missing value
 */
export function renderTemplate(template, values) {
  return template.replaceAll(/\$\{([A-Z_]+)\}/g, (_, name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the template needs a value for ${name}`);
    return value;
  });
}
