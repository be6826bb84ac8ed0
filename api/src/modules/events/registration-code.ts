import { randomInt } from 'node:crypto';

/**
 * Symbols of ticket codes. Symbols that look or sound alike are left out. Vowels are left out, so
 * that codes do not form words.
 */
const CODE_SYMBOLS = '6789BCDFGHJKLMNPQRTW';
const CODE_LENGTH = 6;

/** Creates a ticket code, which attendees show at the entrance. */
export function createTicketCode(): string {
  return Array.from(
    { length: CODE_LENGTH },
    () => CODE_SYMBOLS[randomInt(CODE_SYMBOLS.length)],
  ).join('');
}
