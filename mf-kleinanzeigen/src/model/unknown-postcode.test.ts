import { findUnknownPostcode } from './unknown-postcode.ts';

test.each([
  ['99999', '99974', '99999'],
  [' D-99999 ', '99974', '99999'],
  ['99974', '99974', null],
  ['999', '99974', null],
  ['Mühlhausen', '99974', null],
  [null, '99974', null],
])(
  'requested %j, found %s: unknown postcode is %j',
  (requestedPlace, foundPostcode, expectedPostcode) => {
    expect(findUnknownPostcode(requestedPlace, foundPostcode)).toBe(expectedPostcode);
  },
);
