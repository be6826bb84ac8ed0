/**
 * Replaces the text between `<!-- name -->` and `<!-- /name -->`.
 * @throws Error if a mark is missing
 */
export function replaceMarkedText(text, name, replacement) {
  const start = `<!-- ${name} -->`;
  const end = `<!-- /${name} -->`;
  const startIndex = text.indexOf(start);
  const endIndex = text.indexOf(end);
  if (startIndex < 0 || endIndex < startIndex)
    throw new Error(`the text has no ${start} … ${end}; restore both lines`);
  return `${text.slice(0, startIndex + start.length)}\n\n${replacement}\n\n${text.slice(endIndex)}`;
}
