/**
 * Splits a name into lower-case words: `handlePage`, `handle-page` and `HANDLE_PAGE` give `handle` and
 * `page`.
 *
 * @param {string} name
 * @returns {string[]}
 */
export function splitName(name) {
  return (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());
}
