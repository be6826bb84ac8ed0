import { unknownPostcode } from './unknown-postcode.ts';

test.each([
  ['99999', '99974', '99999'],
  [' D-99999 ', '99974', '99999'],
  ['99974', '99974', null],
  ['999', '99974', null],
  ['Mühlhausen', '99974', null],
  [null, '99974', null],
])('asked for %j, found %s: unknown is %j', (asked, found, unknown) => {
  expect(unknownPostcode(asked, found)).toBe(unknown);
});
