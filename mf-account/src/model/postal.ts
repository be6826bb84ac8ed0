import type { PostalAddress } from '@gruenland/shared-contracts/api/print-subscription.ts';
import { textOf } from '@gruenland/shared-ui/form/call/form-call.ts';
import type { FormInput } from '@gruenland/shared-ui/form/call/form-call.ts';

export const countryChoices = [
  { value: 'DE', label: 'Deutschland' },
  { value: 'AT', label: 'Österreich' },
  { value: 'CH', label: 'Schweiz' },
];

export const salutationChoices = [
  { value: 'keine', label: 'Keine Angabe' },
  { value: 'frau', label: 'Frau' },
  { value: 'herr', label: 'Herr' },
  { value: 'divers', label: 'Divers' },
];

const FIELDS = [
  'salutation',
  'firstName',
  'lastName',
  'company',
  'co',
  'street',
  'houseNo',
  'zip',
  'city',
  'country',
] as const;

const nameIn = (prefix: string, field: string) =>
  prefix + (field[0] ?? '').toUpperCase() + field.slice(1);

/** The address of a form whose fields begin with `prefix`. */
export function addressFrom(values: FormInput, prefix: string): Record<string, string> {
  return Object.fromEntries(FIELDS.map((field) => [field, textOf(values, nameIn(prefix, field))]));
}

/** An address as a form shows it. */
export function addressValues(
  address: PostalAddress | null,
  prefix: string,
): Record<string, string> {
  return Object.fromEntries(FIELDS.map((field) => [nameIn(prefix, field), address?.[field] ?? '']));
}
