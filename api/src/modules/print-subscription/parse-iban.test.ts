import { expect, test } from '@jest/globals';

import { iban } from '#testing/print-orders.ts';

import { parseIban } from './parse-iban.ts';

test.each([
  [iban, 'DE89370400440532013000'],
  ['de89370400440532013000', 'DE89370400440532013000'],
  ['AT61 1904 3002 3457 3201', 'AT611904300234573201'],
])('accepts the IBAN %s', (enteredIban, plainIban) => {
  expect(parseIban(enteredIban)).toEqual({ ok: true, iban: plainIban });
});

test.each([
  ['DE89 3704 0044 0532 0130 0', 'Diese IBAN hat 21 statt 22 Zeichen.'],
  ['DE88 3704 0044 0532 0130 00', /Ziffer falsch/u],
  ['US89 3704 0044 0532 0130 00', /SEPA-Raum/u],
  ['', /SEPA-Raum/u],
])('explains why the IBAN %s is invalid', (enteredIban, problem) => {
  const ibanCheck = parseIban(enteredIban);
  expect(ibanCheck.ok ? '' : ibanCheck.problem).toMatch(problem);
});
