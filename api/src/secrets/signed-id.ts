import { createHmac, timingSafeEqual } from 'node:crypto';

import type { Secrets } from './key-ring.ts';

/** What a signed id may be used for; a code for one thing opens no other. */
export type SignedPurpose =
  | 'newsletter-confirm'
  | 'newsletter-unsubscribe'
  | 'print-order-draft'
  | 'print-order'
  | 'contract-receipt'
  | 'event-registration'
  | 'event-edit'
  | 'event-confirm'
  | 'merkliste'
  /** Takes files to answers of a form; given to who sent them. */
  | 'form-files'
  /** Marks a device that voted; kept in its cookie. */
  | 'survey-voter'
  | 'saved-search'
  | 'saved-search-confirm'
  | 'ad-owner'
  | 'ad-confirm'
  | 'ad-manage'
  | 'report'
  /** Confirms a guest's first message; mailed to its address. */
  | 'message-confirm'
  /** Opens a conversation as one of its sides; mailed to who has no account. */
  | 'message-asker'
  | 'message-seller'
  /** Opens an application that is not confirmed; given to who filled in the form. */
  | 'job-application-draft'
  /** One's own application; mailed to its address. */
  | 'job-application'
  /** Shows who placed a Stelle how it stands; given to who filled in the form. */
  | 'job-state'
  /** Confirms and changes a guest's Stelle; mailed to its address. */
  | 'job-edit';

/** Codes for links that need no row of their own: an id that only we can have signed. */
export interface SignedIds {
  sign(purpose: SignedPurpose, id: string): string;
  /** The id of a code of ours; null for every other. */
  read(purpose: SignedPurpose, code: string): string | null;
}

/** Signs with the first secret and reads what any of them has signed. */
export function createSignedIds(secrets: Secrets): SignedIds {
  const mark = (secret: string, purpose: SignedPurpose, id: string) =>
    createHmac('sha256', secret).update(`${purpose}\u0000${id}`).digest();
  return {
    sign: (purpose, id) => `${id}.${mark(secrets[0], purpose, id).toString('base64url')}`,
    read: (purpose, code) => {
      const [id = '', given = '', ...rest] = code.split('.');
      if (id === '' || rest.length > 0) return null;
      const shown = Buffer.from(given, 'base64url');
      const ours = secrets.some((secret) => {
        const wanted = mark(secret, purpose, id);
        return shown.length === wanted.length && timingSafeEqual(shown, wanted);
      });
      return ours ? id : null;
    },
  };
}
