import { expect, test } from '@jest/globals';

import { formatCsv } from './format-csv.ts';

test('starts with a BOM, separates by semicolons, doubles quotes', () => {
  expect(
    formatCsv([
      ['Name', 'Ort'],
      ['Anna „Ä“; "Acker"', -3],
    ]),
  ).toBe('\uFEFF"Name";"Ort"\r\n"Anna „Ä“; ""Acker""";"-3"\r\n');
});

test.each(['=1+1', '+49 1', '-2', '@x', '\t=x', ' =x', '\r=x'])('neutralises %j', (enteredText) => {
  expect(formatCsv([[enteredText]])).toContain(`"'${enteredText}"`);
});
