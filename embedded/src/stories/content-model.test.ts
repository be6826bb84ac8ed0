import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '..', '..', '..');
const folder = join(root, 'embedded', 'content', '_components');
const rows = readFileSync(join(root, 'docs', 'content-model.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'));

/** Field types that only group fields in the editor. */
const LAYOUT_TYPES = ['tab', 'section'];

test.each(readdirSync(folder))('docs/content-model.md names all fields of %s', (file) => {
  const component = file.replace('.yaml', '');
  const row = rows.find((line) => line.split('|')[1]?.includes(`\`${component}\``)) ?? '';
  const { schema } = parse(readFileSync(join(folder, file), 'utf8')) as {
    readonly schema: Readonly<Record<string, { readonly type: string }>>;
  };
  const fields = Object.keys(schema).filter(
    (name) => !LAYOUT_TYPES.includes(schema[name]?.type ?? ''),
  );
  expect(fields.filter((name) => !row.includes(`\`${name}\``))).toEqual([]);
  expect(row).not.toBe('');
});
