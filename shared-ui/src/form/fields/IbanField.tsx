import type { FieldProps } from './field-props.ts';
import { TextField } from './TextField.tsx';

/** Four signs each, as on a bank card; what cannot be an IBAN stays as it was typed. */
function grouped(text: string): string {
  const bare = text.replace(/\s/gu, '').toUpperCase();
  return /^[A-Z]{2}\d{2}[A-Z0-9]{4,30}$/u.test(bare) ? bare.replace(/.{4}(?=.)/gu, '$& ') : text;
}

/** An IBAN, typed with or without blanks; grouped once the field was left. */
export function IbanField(props: FieldProps) {
  return <TextField {...props} autoComplete="off" maxLength={50} tidy={grouped} />;
}
