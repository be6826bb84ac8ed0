import { addressLines } from '@gruenland/shared-ui/format/address-lines.ts';
import { addressFrom, addressValues } from './postal.ts';

const address = {
  salutation: 'frau',
  firstName: 'Hanna',
  lastName: 'Ohlsen',
  company: null,
  co: 'Hof Ohlsen',
  street: 'Deichweg',
  houseNo: '3a',
  zip: '1010',
  city: 'Wien',
  country: 'AT',
} as const;

test('an envelope says who is addressed, and at whose house', () => {
  expect(addressLines(address)).toEqual([
    'Frau Hanna Ohlsen',
    'c/o Hof Ohlsen',
    'Deichweg 3a',
    'AT-1010 Wien',
  ]);
  const plain = { ...address, salutation: 'divers', co: null, company: 'Ohlsen KG' } as const;
  expect(addressLines(plain).slice(0, 2)).toEqual(['Ohlsen KG', 'Hanna Ohlsen']);
});

test('an address comes out of its form as it went in', () => {
  const values = addressValues(address, 'delivery');
  expect(values).toMatchObject({ deliverySalutation: 'frau', deliveryCo: 'Hof Ohlsen' });
  expect(addressFrom(values, 'delivery')).toEqual({ ...address, company: '' });
});
