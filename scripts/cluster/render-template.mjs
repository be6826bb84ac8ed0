/**
 * Replaces each `${NAME}` in a template. Variables of nginx such as `$name` are not changed.
 *
 * @param {string} template
 * @param {Readonly<Record<string, string>>} values Replacements by name.
 * @throws {Error} naming a placeholder without a replacement
 */
export function renderTemplate(template, values) {
  return template.replaceAll(/\$\{([A-Z_]+)\}/g, (_, name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the template needs a value for ${name}`);
    return value;
  });
}
