import type { CvRefusal } from '@gruenland/shared-contracts/api/job-applications.ts';

import type { Drizzle } from '#db/database.ts';
import { Problem } from '#problem.ts';
import type { Seal } from '#secrets/encrypt.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

import { mayAttach } from './application-states.ts';
import { changeApplication, findApplication } from './application.repository.ts';
import { readCode } from './own-application.service.ts';
import { checkCv, cvName } from './check-cv.ts';
import { removeCv, writeCv } from './cv.repository.ts';

/** The Lebenslauf of one's own application. */
export interface CvService {
  /** Keeps it in place of an earlier one. @returns why not, or null */
  attach(code: string, filename: string, file: Buffer): Promise<CvRefusal | null>;
  remove(code: string): Promise<CvRefusal | null>;
  /** @throws Problem `record.not-found` for a code that opens nothing */
  check(code: string): Promise<void>;
}

export interface CvParts {
  readonly db: Drizzle;
  readonly signedIds: SignedIds;
  readonly seal: Seal;
}

export function createCvService({ db, signedIds, seal }: CvParts): CvService {
  async function change(
    code: string,
    file: { readonly name: string; readonly bytes: Buffer } | null,
  ): Promise<CvRefusal | null> {
    const { id, proved } = readCode(signedIds, code);
    return db.transaction(async (tx) => {
      const application = id === null ? null : await findApplication(tx, id, true);
      if (!application) throw new Problem('record.not-found');
      const { state } = application;
      if (!mayAttach(state) || (!proved && state !== 'unbestaetigt')) return 'zu-spaet';
      if (file) await writeCv(tx, seal, application.id, file.bytes);
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
      checkCv(file) ?? change(code, { name: cvName(filename), bytes: file }),
    remove: (code) => change(code, null),
    check: async (code) => {
      const { id } = readCode(signedIds, code);
      if (id === null || !(await findApplication(db, id))) throw new Problem('record.not-found');
    },
  };
}
