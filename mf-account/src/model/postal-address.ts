import type { PostalAddress } from '@gruenland/shared-contracts/api/print-subscription.ts';
import { getText } from '@gruenland/shared-ui/form/call/form-call.ts';
import type { FormInput } from '@gruenland/shared-ui/form/call/form-call.ts';

export const countryChoices = [
  { value: 'DE', label: 'Deutschland' },
  { value: 'AT', label: 'Österreich' },
  { value: 'CH', label: 'Schweiz' },
];

export const salutationChoices = [
  { value: 'none', label: 'Keine Angabe' },
  { value: 'ms', label: 'Frau' },
  { value: 'mr', label: 'Herr' },
  { value: 'diverse', label: 'Divers' },
];

const ADDRESS_FIELDS = [
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

const createFieldName = (prefix: string, field: string) =>
  prefix + (field[0] ?? '').toUpperCase() + field.slice(1);

/** Reads the address from form fields that start with `prefix`. */
export function readAddress(values: FormInput, prefix: string): Record<string, string> {
  return Object.fromEntries(
    ADDRESS_FIELDS.map((field) => [field, getText(values, createFieldName(prefix, field))]),
  );
}

/** Converts an address into form fields that start with `prefix`. */
export function toAddressFields(
  address: PostalAddress | null,
  prefix: string,
): Record<string, string> {
  return Object.fromEntries(
    ADDRESS_FIELDS.map((field) => [createFieldName(prefix, field), address?.[field] ?? '']),
  );
}
