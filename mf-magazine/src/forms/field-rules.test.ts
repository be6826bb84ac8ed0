import type { FormField } from '@gruenland/shared-contracts/forms/form-field.ts';
import { getFieldRules } from './field-rules.ts';

const field = (fields: Partial<FormField>): FormField => ({
  name: 'a',
  label: 'A',
  kind: 'text',
  required: false,
  maxLength: 50,
  ...fields,
});

test.each<[Partial<FormField>, ReturnType<typeof getFieldRules>]>([
  [{}, [['length', 0, 50]]],
  [
    { required: true },
    [
      ['required', 'trim'],
      ['length', 0, 50],
    ],
  ],
  [{ kind: 'textarea' }, [['length', 0, 50]]],
  [{ kind: 'email', required: true }, [['required', 'trim'], ['email'], ['length', 0, 50]]],
  [{ kind: 'consent', required: true }, [['accepted']]],
  [{ kind: 'checkbox', required: true }, [['accepted']]],
  [{ kind: 'number' }, [['number']]],
  [{ kind: 'number', min: 0, max: 9 }, [['number'], ['min', 0], ['max', 9]]],
  [{ kind: 'select', required: true }, [['required', 'trim']]],
  // The browser uploads files after the submission.
  [{ kind: 'file', required: true }, []],
])('a field %j has the rules %j', (fields, rules) => {
  expect(getFieldRules(field(fields))).toEqual(rules);
});
