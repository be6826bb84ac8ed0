import { ValidationErrorsIBAN, countrySpecs, electronicFormatIBAN, validateIBAN } from 'ibantools';

export type IbanResult =
  | { readonly ok: true; readonly iban: string }
  | { readonly ok: false; readonly problem: string };

/** Parses an IBAN, with or without spaces. Returns the reason if it is invalid. */
export function parseIban(input: string): IbanResult {
  const iban = electronicFormatIBAN(input) ?? '';
  const country = iban.slice(0, 2);
  const countrySpec = countrySpecs[country];
  if (!countrySpec?.SEPA || !countrySpec.chars) {
    return { ok: false, problem: 'Bitte geben Sie eine IBAN aus dem SEPA-Raum ein.' };
  }
  if (iban.length !== countrySpec.chars) {
    return {
      ok: false,
      problem: `Diese IBAN hat ${iban.length} statt ${countrySpec.chars} Zeichen.`,
    };
  }
  const { valid: isValid, errorCodes } = validateIBAN(iban);
  if (isValid) return { ok: true, iban };
  const hasWrongChecksum = errorCodes.includes(ValidationErrorsIBAN.WrongIBANChecksum);
  return {
    ok: false,
    problem: hasWrongChecksum
      ? 'In dieser IBAN ist eine Ziffer falsch. Bitte vergleichen Sie sie mit Ihrer Karte.'
      : 'Diese IBAN gibt es so nicht.',
  };
}
