import { randomInt } from 'node:crypto';

/** No symbols that look or sound alike, and no vowels, so that codes do not form words. */
const SYMBOLS = '6789BCDFGHJKLMNPQRTW';
const CODE_LENGTH = 6;

/** Creates a ticket code, which attendees show at the entrance. */
export function createTicketCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join('');
}
