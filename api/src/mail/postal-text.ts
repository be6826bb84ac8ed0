import type { PostalAddress } from '@gruenland/shared-contracts/api/print-subscription.ts';
import { formatSalutation } from '@gruenland/shared-contracts/api/profile.ts';

/** Formats a postal address as one line. */
export function formatAddressLine(address: PostalAddress): string {
  const { firstName, lastName, company, co, street, houseNo, zip, city, country } = address;
  const person = `${formatSalutation(address.salutation)}${firstName} ${lastName}`;
  const name = [company, person, co && `c/o ${co}`].filter(Boolean).join(', ');
  return `${name}, ${street} ${houseNo}, ${country}-${zip} ${city}`;
}

/**
 * Formats name, country and postcode of a postal address for mails to an unproven email address.
 * Leaves out street, city, company and care-of line, because they are free text.
 */
export function formatRecipientLine({ firstName, lastName, country, zip }: PostalAddress): string {
  return `${firstName} ${lastName}, ${country}-${zip}`;
}

/** Formats `2027-01` as `Heft 1/2027`. */
export function formatPrintIssue(issue: string): string {
  const [year, month] = issue.split('-');
  return `Heft ${Number(month)}/${year}`;
}
