import type { FieldProps } from './field-props.ts';
import { TextField } from './TextField.tsx';

/** Splits an IBAN into groups of four characters; returns other text unchanged. */
function groupIban(text: string): string {
  const compactIban = text.replace(/\s/gu, '').toUpperCase();
  return /^[A-Z]{2}\d{2}[A-Z0-9]{4,30}$/u.test(compactIban)
    ? compactIban.replace(/.{4}(?=.)/gu, '$& ')
    : text;
}

/**
 * Renders a field for an IBAN, typed with or without spaces. On blur the IBAN is shown in groups of
 * four characters.
 */
export function IbanField(props: FieldProps) {
  return <TextField {...props} autoComplete="off" maxLength={50} formatOnBlur={groupIban} />;
}
