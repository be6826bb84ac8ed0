import { toDraftValues } from './draft-values.ts';

test('keeps only the fields of the ad, as strings', () => {
  const values = {
    titel: 'Presse',
    'a-marke': 'Krone',
    'uebergabe-abholung': true,
    'uebergabe-versand': false,
    preis: '',
    version: '3',
    intent: 'details',
    is_app: 'true',
    __proto__: 'x',
  };
  expect(toDraftValues(values)).toEqual({
    titel: 'Presse',
    'a-marke': 'Krone',
    'uebergabe-abholung': 'true',
  });
});
