import type { PostalAddress } from '@gruenland/shared-contracts/api/print-subscription.ts';
import { formatSalutation } from '@gruenland/shared-contracts/api/profile.ts';

/** Returns the lines of a postal address. */
export function listPostalAddressLines(address: PostalAddress): string[] {
  const { firstName, lastName, company, co, street, houseNo, zip, city, country } = address;
  const zipAndCity = country === 'DE' ? `${zip} ${city}` : `${country}-${zip} ${city}`;
  const name = `${formatSalutation(address.salutation)}${firstName} ${lastName}`;
  return [company ?? '', name, co ? `c/o ${co}` : '', `${street} ${houseNo}`, zipAndCity].filter(
    Boolean,
  );
}
