import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { FIELD_NAME_PATTERN } from '@gruenland/shared-contracts/forms/form-field.ts';

const file = join(import.meta.dirname, '..', '..', 'content', '_components', 'form_field.yaml');
const { schema } = parse(readFileSync(file, 'utf8')) as {
  readonly schema: { readonly name: { readonly regex: string } };
};

// The form omits fields with invalid names, so the editor must reject such a name while the author
// types it.
test.each(['a', 'Vorname', 'alt-2', `a${'b'.repeat(39)}`])(
  'the editor accepts the field name „%s“, as the form does',
  (name) => {
    expect(FIELD_NAME_PATTERN.test(name)).toBe(true);
    expect(new RegExp(schema.name.regex).test(name)).toBe(true);
  },
);

test.each(['', '1a', '_x', 'größe', 'a b', 'a.b', `a${'b'.repeat(40)}`])(
  'the editor refuses the field name „%s“, as the form does',
  (name) => {
    expect(FIELD_NAME_PATTERN.test(name)).toBe(false);
    expect(new RegExp(schema.name.regex).test(name)).toBe(false);
  },
);
