/** Page that lists content types and blocks with their fields. */
export const CONTENT_MODEL_FILE = 'docs/content-model.md';

/** Matches a row of a table whose first cell starts with the name of a component. */
const ROW_PATTERN =
  /^\| `(?<name>[a-z][a-z0-9_]*)`(?<rest>[^|]*)\|(?<fields>[^|]*)\|(?<notes>[^|]*)\|$/gm;

/**
 * Writes the fields of all components into the tables of the content model. Does not change the
 * first and the last column, which people write. Adds a row at the end of the blocks for each
 * component that has none.
 *
 * @param {string} page
 * @param {readonly import('./read-components.mjs').Component[]} components
 */
export function updateFieldTables(page, components) {
  const fieldListByComponent = new Map(
    components.map(({ name, schema }) => [name, formatFieldList(schema)]),
  );
  const missing = new Set(fieldListByComponent.keys());
  let end = 0;
  const text = page.replaceAll(ROW_PATTERN, (row, name, rest, fields, notes) => {
    missing.delete(name);
    if (!fieldListByComponent.has(name)) return row;
    return `| \`${name}\`${rest}|${padToCellWidth(fields, fieldListByComponent.get(name))}|${notes}|`;
  });
  for (const { 0: row, index } of text.matchAll(ROW_PATTERN)) end = index + row.length;
  const rows = [...missing].map(
    (name) => `\n| \`${name}\` | ${fieldListByComponent.get(name)} | |`,
  );
  return text.slice(0, end) + rows.join('') + text.slice(end);
}

/**
 * Returns the cell unchanged if it already contains the text, so that the formatter's padding
 * stays. Otherwise pads the text with one space on each side.
 */
function padToCellWidth(cell, text) {
  return cell.trim() === text ? cell : ` ${text} `;
}

function formatFieldList(schema) {
  return Object.entries(schema)
    .map(([name, field]) => `\`${name}\` ${describeField(field)}`)
    .join(' · ');
}

function describeField(field) {
  const limits = describeFieldLimits(field);
  return (
    [describeFieldType(field), limits].filter(Boolean).join(' ') +
    (field.required ? ', required' : '')
  );
}

function describeFieldType({ type, source, options, filetypes, component_whitelist: components }) {
  if (source === 'internal_stories') return type === 'options' ? 'relations' : 'relation';
  if (options) return [type, ...options.map(({ value }) => `\`${value}\``)].join(' ');
  if (components) return `bloks of ${components.map((name) => `\`${name}\``).join(', ')}`;
  if (filetypes && !filetypes.includes('images')) return `${type} (${filetypes.join(', ')})`;
  return type;
}

function describeFieldLimits({ type, max_length: maxLength, ...field }) {
  if (maxLength !== undefined) return `(≤ ${maxLength} characters)`;
  const [low, high] = [
    field.min_value ?? field.min_options ?? field.minimum,
    field.max_value ?? field.max_options ?? field.maximum,
  ];
  if (low === undefined && high === undefined) return '';
  if (low === undefined) return type === 'number' ? `≤ ${high}` : `(≤ ${high})`;
  if (high === undefined) return type === 'number' ? `≥ ${low}` : `(≥ ${low})`;
  return type === 'number' ? `${low}–${high}` : `(${low}–${high})`;
}
