import { createHash } from 'node:crypto';

import type { SignedIds, SignedPurpose } from './signed-id.ts';

/** Letters of an id (ULID). */
const idLength = 26;

const markOf = (email: string | null) =>
  createHash('sha256')
    .update(email ?? '')
    .digest('base64url')
    .slice(0, 16);

/** A code for an id that is mailed: it proves one address, not whichever comes after it. */
export const addressedCode = (
  signedIds: SignedIds,
  purpose: SignedPurpose,
  id: string,
  email: string | null,
): string => signedIds.sign(purpose, `${id}-${markOf(email)}`);

/** What a mailed code says. */
export interface AddressedId {
  readonly id: string;
  /** Whether it was mailed to this address. Codes of before name none and prove any. */
  proves(email: string | null): boolean;
}

/** What a code of ours says; null for every other. */
export function readAddressedCode(
  signedIds: SignedIds,
  purpose: SignedPurpose,
  code: string,
): AddressedId | null {
  const signed = signedIds.read(purpose, code);
  if (signed === null) return null;
  const mark = signed.slice(idLength + 1);
  return {
    id: signed.slice(0, idLength),
    proves: (email) => mark === '' || mark === markOf(email),
  };
}
