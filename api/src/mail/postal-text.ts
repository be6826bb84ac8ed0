import type { PostalAddress } from '@gruenland/shared-contracts/api/print-subscription.ts';
import { salutationText } from '@gruenland/shared-contracts/api/profile.ts';

/** A postal address in one line. */
export function addressLine(address: PostalAddress): string {
  const { firstName, lastName, company, co, street, houseNo, zip, city, country } = address;
  const person = `${salutationText(address.salutation)}${firstName} ${lastName}`;
  const name = [company, person, co && `c/o ${co}`].filter(Boolean).join(', ');
  return `${name}, ${street} ${houseNo}, ${country}-${zip} ${city}`;
}

/** `Heft 1/2027` of `2027-01` */
export function issueText(issue: string): string {
  const [year, month] = issue.split('-');
  return `Heft ${Number(month)}/${year}`;
}
