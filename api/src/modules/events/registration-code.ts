import { randomInt } from 'node:crypto';

/** No two of them look or sound alike; no vowels, so that no words come about. */
const SYMBOLS = '6789BCDFGHJKLMNPQRTW';
const LENGTH = 6;

/** What people show at the door. */
export function newTicket(): string {
  return Array.from({ length: LENGTH }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join('');
}
