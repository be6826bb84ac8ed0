import { createHash } from 'node:crypto';

import type { IdSigner, SignedPurpose } from './signed-id.ts';

/** Number of characters of a ULID. */
const idLength = 26;

const hashEmail = (email: string | null) =>
  createHash('sha256')
    .update(email ?? '')
    .digest('base64url')
    .slice(0, 16);

/**
 * Signs a code for an id. The code is valid only for one email address, so it becomes useless when
 * the owner changes the email address.
 */
export const signEmailBoundCode = (
  signedIds: IdSigner,
  purpose: SignedPurpose,
  id: string,
  email: string | null,
): string => signedIds.sign(purpose, `${id}-${hashEmail(email)}`);

/** What a code from a mail contains. */
export interface EmailBoundId {
  readonly id: string;
  /**
   * Whether the code was mailed to this email address. Codes of older releases contain no email
   * address; they are valid for any.
   */
  isForEmail(email: string | null): boolean;
}

/** Reads a code that `signEmailBoundCode` signed; null for any other text. */
export function readEmailBoundCode(
  signedIds: IdSigner,
  purpose: SignedPurpose,
  code: string,
): EmailBoundId | null {
  const signedText = signedIds.read(purpose, code);
  if (signedText === null) return null;
  const hash = signedText.slice(idLength + 1);
  return {
    id: signedText.slice(0, idLength),
    isForEmail: (email) => hash === '' || hash === hashEmail(email),
  };
}
