import { listPostalAddressLines } from '@gruenland/shared-ui/format/postal-address-lines.ts';
import { readAddress, toAddressFields } from './postal-address.ts';

const address = {
  salutation: 'ms',
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

test('includes salutation and c/o in the address lines', () => {
  expect(listPostalAddressLines(address)).toEqual([
    'Frau Hanna Ohlsen',
    'c/o Hof Ohlsen',
    'Deichweg 3a',
    'AT-1010 Wien',
  ]);
  const companyAddress = {
    ...address,
    salutation: 'diverse',
    co: null,
    company: 'Ohlsen KG',
  } as const;
  expect(listPostalAddressLines(companyAddress).slice(0, 2)).toEqual(['Ohlsen KG', 'Hanna Ohlsen']);
});

test('restores an address from its form fields', () => {
  const values = toAddressFields(address, 'delivery');
  expect(values).toMatchObject({ deliverySalutation: 'ms', deliveryCo: 'Hof Ohlsen' });
  expect(readAddress(values, 'delivery')).toEqual({ ...address, company: '' });
});
