import type { CvRefusal } from '@gruenland/shared-contracts/api/job-applications.ts';

import type { Drizzle } from '#db/database.ts';
import { Problem } from '#problem.ts';
import type { Encryption } from '#secrets/encrypt.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import { canAttachCv } from './application-states.ts';
import { changeApplication, findApplication } from './application.repository.ts';
import { readApplicationCode } from './own-application.service.ts';
import { findCvRefusal, cleanCvName } from './find-cv-refusal.ts';
import { removeCv, writeCv } from './cv.repository.ts';

/** Stores and removes the CV (Lebenslauf) of the caller's own application. */
export interface CvService {
  /**
   * Stores a CV and replaces an earlier one.
   * @returns the reason for a rejection, or null if the CV was stored
   */
  attach(code: string, filename: string, file: Buffer): Promise<CvRefusal | null>;
  remove(code: string): Promise<CvRefusal | null>;
  /** Checks that a code gives access to an application. @throws Problem `record.not-found` */
  check(code: string): Promise<void>;
}

export interface CvDependencies {
  readonly db: Drizzle;
  readonly signedIds: IdSigner;
  readonly encryption: Encryption;
}

export function createCvService({ db, signedIds, encryption }: CvDependencies): CvService {
  async function change(
    code: string,
    file: { readonly name: string; readonly bytes: Buffer } | null,
  ): Promise<CvRefusal | null> {
    const { id, isEmailConfirmed } = readApplicationCode(signedIds, code);
    return db.transaction(async (tx) => {
      const application = id === null ? null : await findApplication(tx, id, true);
      if (!application) throw new Problem('record.not-found');
      const { state } = application;
      if (!canAttachCv(state) || (!isEmailConfirmed && state !== 'unconfirmed')) return 'zu-spaet';
      if (file) await writeCv(tx, encryption, application.id, file.bytes);
      else await removeCv(tx, application.id);
      await changeApplication(tx, application.id, {
        cvName: file?.name ?? null,
        cvBytes: file?.bytes.length ?? null,
      });
      return null;
    });
  }
  return {
    attach: async (code, filename, file) =>
      findCvRefusal(file) ?? change(code, { name: cleanCvName(filename), bytes: file }),
    remove: (code) => change(code, null),
    check: async (code) => {
      const { id } = readApplicationCode(signedIds, code);
      if (id === null || !(await findApplication(db, id))) throw new Problem('record.not-found');
    },
  };
}
