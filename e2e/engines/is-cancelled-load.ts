import { createHash } from 'node:crypto';

/** The hash of an empty file as integrity attributes contain it. */
const EMPTY_FILE_HASH = createHash('sha384').digest('base64');

/**
 * Whether a console error is about a file whose load a navigation has cancelled. Firefox computes the
 * integrity of the empty rest and reports a mismatch.
 */
export function isCancelledLoad(message: string): boolean {
  return message.includes(EMPTY_FILE_HASH);
}
