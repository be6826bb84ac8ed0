const CLASS_PATTERN = /\sclass=(?:"([^"]*)"|'([^']*)')/g;

/** Lists all classes in a piece of HTML. */
export function listClasses(html: string): Set<string> {
  const values = new Set<string>();
  for (const [, doubleQuoted, singleQuoted] of html.matchAll(CLASS_PATTERN))
    values.add(doubleQuoted ?? singleQuoted ?? '');
  const classes = new Set<string>();
  for (const value of values) for (const name of value.split(/\s+/)) classes.add(name);
  return classes;
}
