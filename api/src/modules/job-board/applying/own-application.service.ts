import type { OwnApplication } from '@gruenland/shared-contracts/api/job-applications.ts';

import type { Drizzle } from '#db/database.ts';
import { createEntrySlug } from '#places/entry-slug.ts';
import { Problem } from '#problem.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import { findJobById } from '../job-list.repository.ts';
import type { StoredJob } from '../job-record.repository.ts';
import { getNextApplicationState, canAttachCv } from './application-states.ts';
import { changeApplication, findApplication } from './application.repository.ts';
import type { StoredApplication } from './application.repository.ts';
import { submitApplication, isOpenForApplications, notifyEmployer } from './submit-application.ts';

/** Reads, confirms and withdraws the caller's own application, authorised by its code. */
export interface OwnApplicationService {
  /**
   * Returns the caller's own application.
   * @param code code from the form's confirmation page or from the mail
   * @throws Problem `record.not-found`
   */
  read(code: string): Promise<OwnApplication>;
  /**
   * Confirms the application with a code from the mail. Repeated calls have no further effect.
   * @throws Problem `job.closed`
   */
  confirm(code: string): Promise<void>;
  /** Withdraws the application. @throws Problem `record.state` */
  withdraw(code: string): Promise<void>;
}

export interface OwnApplicationDependencies {
  readonly db: Drizzle;
  readonly signedIds: IdSigner;
  readonly notifyTaskRunner: () => void;
}

/**
 * Returns the id of an application from a code, and whether the code confirms the applicant's email
 * address. Only a code that was mailed confirms it.
 */
export function readApplicationCode(signedIds: IdSigner, code: string) {
  const idFromMailedCode = signedIds.read('job-application', code);
  return {
    id: idFromMailedCode ?? signedIds.read('job-application-draft', code),
    isEmailConfirmed: idFromMailedCode !== null,
  };
}

export function createOwnApplicationService(
  dependencies: OwnApplicationDependencies,
): OwnApplicationService {
  const { db, signedIds, notifyTaskRunner } = dependencies;
  return {
    read: async (code) => {
      const { id, isEmailConfirmed } = readApplicationCode(signedIds, code);
      const application = id === null ? null : await findApplication(db, id);
      const job = application && (await findJobById(db, application.postingId));
      if (!application || !job) throw new Problem('record.not-found');
      // After the confirmation, only the code from the mail gives access.
      if (!isEmailConfirmed && application.state !== 'unconfirmed')
        throw new Problem('record.not-found');
      return toOwnApplication(application, job, isEmailConfirmed);
    },
    confirm: async (code) => {
      const id = signedIds.read('job-application', code);
      await db.transaction(async (tx) => {
        const application = id === null ? null : await findApplication(tx, id, true);
        if (!application) throw new Problem('record.not-found');
        if (application.state !== 'unconfirmed') return;
        const job = await findJobById(tx, application.postingId);
        if (!job || !isOpenForApplications(job)) throw new Problem('job.closed');
        await submitApplication(tx, application);
      });
      notifyTaskRunner();
    },
    withdraw: async (code) => {
      const id = signedIds.read('job-application', code);
      await db.transaction(async (tx) => {
        const application = id === null ? null : await findApplication(tx, id, true);
        if (!application) throw new Problem('record.not-found');
        if (application.state === 'withdrawn') return;
        const state = getNextApplicationState(application.state, 'withdraw');
        if (!state) throw new Problem('record.state');
        await changeApplication(tx, application.id, { state, endedAt: new Date() });
        if (application.state !== 'unconfirmed')
          await notifyEmployer(tx, application.id, 'withdrawn');
      });
      notifyTaskRunner();
    },
  };
}

function toOwnApplication(
  application: StoredApplication,
  job: StoredJob,
  isEmailConfirmed: boolean,
): OwnApplication {
  const { state, name, email, message, cvName, cvBytes, createdAt } = application;
  return {
    slug: createEntrySlug(job),
    title: job.title,
    employer: job.employer,
    state,
    name,
    email,
    message,
    cv: cvName === null ? null : { name: cvName, bytes: cvBytes ?? 0 },
    may: {
      confirm: isEmailConfirmed && state === 'unconfirmed',
      attach: canAttachCv(state),
      withdraw: isEmailConfirmed && getNextApplicationState(state, 'withdraw') !== null,
    },
    sentAt: createdAt.toISOString(),
  };
}
