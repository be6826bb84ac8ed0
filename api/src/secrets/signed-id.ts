import { createHmac, timingSafeEqual } from 'node:crypto';

import type { Secrets } from './key-ring.ts';

/** The purpose of a signed id. A code is valid for only one purpose. */
export type SignedPurpose =
  /**
   * Identifies a browser in which an account has signed in before. The browser stores it in a
   * cookie.
   */
  | 'login-device'
  | 'newsletter-confirm'
  | 'newsletter-unsubscribe'
  | 'print-order-draft'
  | 'print-order'
  /**
   * Proves the giver's email address, after which the gift voucher is sent. The giver gets it by
   * mail.
   */
  | 'print-voucher'
  | 'contract-receipt'
  | 'event-registration'
  | 'event-edit'
  | 'event-confirm'
  | 'merkliste'
  /** Allows the sender of a form to add files to the submission. */
  | 'form-files'
  /** Identifies a device that has voted in a survey. The device stores it in a cookie. */
  | 'survey-voter'
  | 'saved-search'
  | 'saved-search-confirm'
  | 'ad-owner'
  | 'ad-confirm'
  | 'ad-manage'
  | 'report'
  /** Confirms the first message of a guest, who gets it by mail. */
  | 'message-confirm'
  /** Opens a conversation for its asker or its seller. Guests get it by mail. */
  | 'message-asker'
  | 'message-seller'
  /** Opens an unconfirmed application for the applicant. */
  | 'job-application-draft'
  /** Opens an application for the applicant, who gets it by mail. */
  | 'job-application'
  /** Shows the state of a job posting to the person who filled in the form. */
  | 'job-state'
  /** Allows a guest to confirm and change a job posting. The guest gets it by mail. */
  | 'job-edit';

/** Signs ids for links and reads them. Such a link needs no row in the database. */
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
      const [id = '', macText = '', ...rest] = code.split('.');
      if (id === '' || rest.length > 0) return null;
      const givenMac = Buffer.from(macText, 'base64url');
      const isValid = secrets.some((secret) => {
        const expectedMac = hash(secret, purpose, id);
        return givenMac.length === expectedMac.length && timingSafeEqual(givenMac, expectedMac);
      });
      return isValid ? id : null;
    },
  };
}
