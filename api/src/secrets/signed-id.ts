import { createHmac, timingSafeEqual } from 'node:crypto';

import type { Secrets } from './key-ring.ts';

/** Purpose of a signed id; a code is valid for one purpose only. */
export type SignedPurpose =
  /** Identifies a browser in which an account has signed in before; stored in a cookie. */
  | 'login-device'
  | 'newsletter-confirm'
  | 'newsletter-unsubscribe'
  | 'print-order-draft'
  | 'print-order'
  /** Proves the giver's email address, so that the gift voucher is sent; mailed to the giver. */
  | 'print-voucher'
  | 'contract-receipt'
  | 'event-registration'
  | 'event-edit'
  | 'event-confirm'
  | 'merkliste'
  /** Allows the sender of a form to add files to the submission; given to the sender. */
  | 'form-files'
  /** Identifies a device that voted in a survey; stored in the device's cookie. */
  | 'survey-voter'
  | 'saved-search'
  | 'saved-search-confirm'
  | 'ad-owner'
  | 'ad-confirm'
  | 'ad-manage'
  | 'report'
  /** Confirms a guest's first message; sent by mail. */
  | 'message-confirm'
  /** Opens a conversation as one of its two sides; mailed to guests. */
  | 'message-asker'
  | 'message-seller'
  /** Opens an unconfirmed application; given to the applicant. */
  | 'job-application-draft'
  /** Opens an application; mailed to the applicant. */
  | 'job-application'
  /** Shows the state of a job posting; given to the person who filled in the form. */
  | 'job-state'
  /** Confirms and changes a guest's job posting; sent by mail. */
  | 'job-edit';

/** Signs and reads ids in links. The links need no row in the database. */
export interface IdSigner {
  sign(purpose: SignedPurpose, id: string): string;
  /** Returns the id of a valid code; null for any other text. */
  read(purpose: SignedPurpose, code: string): string | null;
}

/** Signs ids with the first secret and accepts the signatures of all secrets. */
export function createIdSigner(secrets: Secrets): IdSigner {
  const hash = (secret: string, purpose: SignedPurpose, id: string) =>
    createHmac('sha256', secret).update(`${purpose}\u0000${id}`).digest();
  return {
    sign: (purpose, id) => `${id}.${hash(secrets[0], purpose, id).toString('base64url')}`,
    read: (purpose, code) => {
      const [id = '', mac = '', ...rest] = code.split('.');
      if (id === '' || rest.length > 0) return null;
      const givenMac = Buffer.from(mac, 'base64url');
      const isValid = secrets.some((secret) => {
        const expectedMac = hash(secret, purpose, id);
        return givenMac.length === expectedMac.length && timingSafeEqual(givenMac, expectedMac);
      });
      return isValid ? id : null;
    },
  };
}
