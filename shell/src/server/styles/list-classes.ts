const ATTRIBUTE = 'class=';
const WHITESPACE_PATTERN = /\s/;

/**
 * Lists all classes in a piece of HTML. Searches the attributes without a pattern, because each page
 * is searched.
 */
export function listClasses(html: string): Set<string> {
  const values = new Set<string>();
  for (let start = html.indexOf(ATTRIBUTE); start >= 0; start = html.indexOf(ATTRIBUTE, start)) {
    const valueStart = start + ATTRIBUTE.length + 1;
    const isAttribute = WHITESPACE_PATTERN.test(html.charAt(start - 1));
    const quote = html.charAt(valueStart - 1);
    const end =
      isAttribute && (quote === '"' || quote === "'") ? html.indexOf(quote, valueStart) : -1;
    if (end >= 0) values.add(html.slice(valueStart, end));
    start = Math.max(end, valueStart);
  }
  const classes = new Set<string>();
  for (const value of values) for (const name of value.split(/\s+/)) classes.add(name);
  return classes;
}
