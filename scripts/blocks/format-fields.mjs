import { toTypeName } from './read-components.mjs';

const FIELD_READERS_FILE = '#data/fields.ts';

/** TypeScript type, reading function and file of that function for each kind of field. */
const FIELD_KINDS = {
  text: ['string | undefined', 'readTextField', FIELD_READERS_FILE],
  textarea: ['string | undefined', 'readTextField', FIELD_READERS_FILE],
  number: ['number | undefined', 'readNumberField', FIELD_READERS_FILE],
  boolean: ['boolean | undefined', 'readFlagField', FIELD_READERS_FILE],
  datetime: ['string | undefined', 'readDateField', FIELD_READERS_FILE],
  bloks: ['readonly RawBlock[]', 'readBlocksField', FIELD_READERS_FILE],
  relation: ['string | undefined', 'readRelationField', FIELD_READERS_FILE],
  relations: ['readonly string[]', 'readRelationsField', FIELD_READERS_FILE],
  choice: ['', 'readChoiceField', FIELD_READERS_FILE],
  asset: ['Asset | undefined', 'readAssetField', '#data/read-asset-field.ts'],
  multiasset: ['readonly Asset[]', 'readAssetsField', '#data/read-asset-field.ts'],
  multilink: ['string | undefined', 'readLinkField', '#data/read-link-field.ts'],
  richtext: ['RichTextNode | undefined', 'readRichText', '#rich-text/rich-text-node.ts'],
  /** The module passes fields of all other types to the parser unchanged. */
  other: ['unknown', null, null],
};

const TYPE_FILES = {
  Asset: '@gruenland/shared-contracts/image.ts',
  RawBlock: '@gruenland/shared-contracts/block.ts',
  RichTextNode: '#rich-text/rich-text-node.ts',
};

/**
 * Formats the module for the fields of a component. It contains a type, the allowed values of each
 * choice, and a function that reads the fields of a block.
 *
 * @param {import('./read-components.mjs').Component} component
 */
export function formatFieldsModule({ name, file, schema }) {
  const typeName = toTypeName(name);
  const fields = Object.entries(schema).map(([field, definition]) =>
    describeField(name, field, definition),
  );
  const choices = fields.filter(({ values }) => values);
  return [
    `// Generated from ${file} by npm run blocks.`,
    ...formatImports(fields),
    '',
    ...choices.flatMap(({ constant, values }) => [
      `export const ${constant} = [${values.map((value) => `'${value}'`).join(', ')}] as const;`,
      '',
    ]),
    `/** Fields of \`${name}\`. A missing or invalid field is undefined or an empty list. */`,
    `export interface ${typeName}Fields {`,
    ...fields.map(({ field, type }) => `  readonly ${field}: ${type};`),
    '}',
    '',
    `/** Reads the fields of a block \`${name}\`. */`,
    `export function read${typeName}Fields(rawBlock: RawBlock): ${typeName}Fields {`,
    '  return {',
    ...fields.map(({ field, reader, constant }) => {
      const value = `rawBlock['${field}']`;
      if (!reader) return `    ${field}: ${value},`;
      return `    ${field}: ${reader}(${[value, constant].filter(Boolean).join(', ')}),`;
    }),
    '  };',
    '}',
    '',
  ].join('\n');
}

function describeField(component, field, definition) {
  const kind = getFieldKind(definition);
  const [type, reader, file] = FIELD_KINDS[kind];
  if (kind !== 'choice') return { field, type, reader, file };
  const constant = `${component}_${toSnakeCase(field)}_values`.toUpperCase();
  const values = definition.options.map(({ value }) => value);
  return {
    field,
    type: `(typeof ${constant})[number] | undefined`,
    reader,
    file,
    constant,
    values,
  };
}

/** Returns the key in {@link FIELD_KINDS} for a field of a component. */
function getFieldKind({ type, source, options, filetypes = ['images'] }) {
  if (type === 'option')
    return source === 'internal_stories' ? 'relation' : options ? 'choice' : 'text';
  if (type === 'options') return source === 'internal_stories' ? 'relations' : 'other';
  if (type === 'asset' && !filetypes.includes('images')) return 'other';
  return Object.hasOwn(FIELD_KINDS, type) ? type : 'other';
}

function toSnakeCase(name) {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function formatImports(fields) {
  const types = Object.keys(TYPE_FILES).filter(
    (type) =>
      type === 'RawBlock' || fields.some((field) => new RegExp(`\\b${type}\\b`).test(field.type)),
  );
  const lines = types.map((type) => `import type { ${type} } from '${TYPE_FILES[type]}';`);
  const files = [...new Set(fields.map(({ file }) => file).filter(Boolean))].toSorted();
  for (const file of files) {
    const readers = fields.filter((field) => field.file === file).map(({ reader }) => reader);
    lines.push(`import { ${[...new Set(readers)].toSorted().join(', ')} } from '${file}';`);
  }
  return lines.toSorted((a, b) => a.split("'")[1].localeCompare(b.split("'")[1], 'en'));
}
