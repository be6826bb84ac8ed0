import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signed id may be used for; a code for one thing opens no other. */
export type SignedPurpose =
  | 'newsletter-unsubscribe'
  | 'print-order-draft'
  | 'print-order'
  | 'contract-receipt';

/** Codes for links that need no row of their own: an id that only we can have signed. */
export interface SignedIds {
  sign(purpose: SignedPurpose, id: string): string;
  /** The id of a code of ours; null for every other. */
  read(purpose: SignedPurpose, code: string): string | null;
}

export function createSignedIds(secret: string): SignedIds {
  const mark = (purpose: SignedPurpose, id: string) =>
    createHmac('sha256', secret).update(`${purpose}\u0000${id}`).digest();
  return {
    sign: (purpose, id) => `${id}.${mark(purpose, id).toString('base64url')}`,
    read: (purpose, code) => {
      const [id = '', given = '', ...rest] = code.split('.');
      if (id === '' || rest.length > 0) return null;
      const shown = Buffer.from(given, 'base64url');
      const wanted = mark(purpose, id);
      return shown.length === wanted.length && timingSafeEqual(shown, wanted) ? id : null;
    },
  };
}
