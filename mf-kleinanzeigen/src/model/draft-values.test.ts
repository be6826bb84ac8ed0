import { draftValues } from './draft-values.ts';

test('keeps what belongs to the ad, as text', () => {
  const values = {
    titel: 'Presse',
    'a-marke': 'Krone',
    'uebergabe-abholung': true,
    'uebergabe-versand': false,
    preis: '',
    version: '3',
    aktion: 'angaben',
    is_app: 'true',
    __proto__: 'x',
  };
  expect(draftValues(values)).toEqual({
    titel: 'Presse',
    'a-marke': 'Krone',
    'uebergabe-abholung': 'true',
  });
});
