import { expect, test } from '@jest/globals';
import { checkTypes, describeTypeErrors } from './check-types.ts';

test('lists type errors by file, line and column', () => {
  const output =
    "mf-a/src/A.tsx(1,14): error TS2322: Type 'string' is not …\n  explanation\n" +
    "mf-a/src/B.tsx(20,3): error TS2304: Cannot find name 'x'.\n";
  expect(describeTypeErrors(output)).toBe(
    "2 type errors\n  mf-a/src/A.tsx:1:14 TS2322: Type 'string' is not …\n" +
      "  mf-a/src/B.tsx:20:3 TS2304: Cannot find name 'x'.",
  );
  const manyErrors = Array.from({ length: 12 }, (_, line) => `a.ts(${line},1): error TS1: x`);
  expect(describeTypeErrors(manyErrors.join('\n'))).toMatch(
    /^12 type errors\n[^]*\n {2}and 2 more$/,
  );
  expect(describeTypeErrors('panic: bug')).toBe('the types cannot be checked: panic: bug');
});

test('refuses a package without tsconfig.json', async () => {
  await expect(checkTypes('/nowhere')).rejects.toThrow('/nowhere has no tsconfig.json');
});
