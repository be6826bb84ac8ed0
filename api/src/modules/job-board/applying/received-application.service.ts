import type {
  EmployerStep,
  ReceivedApplications,
  SentApplication,
} from '@gruenland/shared-contracts/api/job-applications.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import { recordAudit } from '#audit/audit.ts';
import type { Drizzle } from '#db/database.ts';
import { createEntrySlug } from '#places/entry-slug.ts';
import { Problem } from '#problem.ts';
import type { Encryption } from '#secrets/encrypt.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import { findJobById } from '../job-list.repository.ts';
import { isJobOwner } from '../job-owner.ts';
import { getNextApplicationState, isOver, getNextEmployerSteps } from './application-states.ts';
import {
  changeApplication,
  findApplication,
  findReceivedApplications,
  findSentApplications,
} from './application.repository.ts';
import type { StoredApplication } from './application.repository.ts';
import { notifyApplicant } from './submit-application.ts';
import { readCv } from './cv.repository.ts';

/** Lists the applications that a user received or sent, and applies the employer's decisions. */
export interface ReceivedApplicationService {
  /**
   * Lists the applications for a job. @throws Problem `record.not-found` if the user does not own
   * the job
   */
  list(user: User, jobId: string): Promise<ReceivedApplications>;
  /**
   * Takes a step on behalf of the employer. @throws Problem `record.not-found`, `record.changed`,
   * `record.state`
   */
  step(user: User, id: string, step: EmployerStep, version: number): Promise<void>;
  readCv(user: User, id: string): Promise<{ readonly name: string; readonly bytes: Buffer }>;
  listSentApplications(user: User): Promise<SentApplication[]>;
}

export interface ReceivedApplicationDependencies {
  readonly db: Drizzle;
  readonly encryption: Encryption;
  readonly signedIds: IdSigner;
  readonly notifyTaskRunner: () => void;
}

const describeCv = ({ cvName, cvBytes }: StoredApplication) =>
  cvName === null ? null : { name: cvName, bytes: cvBytes ?? 0 };

const isHidden = (application: StoredApplication) =>
  application.state === 'unconfirmed' || application.state === 'withdrawn';

export function createReceivedApplicationService(
  dependencies: ReceivedApplicationDependencies,
): ReceivedApplicationService {
  const { db, encryption, signedIds, notifyTaskRunner } = dependencies;
  return {
    list: async (user, jobId) => {
      const job = await findJobById(db, jobId);
      if (!job || !isJobOwner(user, job)) throw new Problem('record.not-found');
      const receivedApplications = await findReceivedApplications(db, job.id);
      return {
        title: job.title,
        slug: createEntrySlug(job),
        applications: receivedApplications.map((application) => ({
          id: application.id,
          version: application.version,
          state: application.state,
          name: application.name,
          email: application.email,
          phone: application.phone,
          message: application.message,
          availableFrom: application.availableFrom,
          cv: describeCv(application),
          receivedAt: (application.confirmedAt ?? application.createdAt).toISOString(),
          steps: getNextEmployerSteps(application.state),
        })),
      };
    },
    step: async (user, id, step, version) => {
      await db.transaction(async (tx) => {
        const application = await findApplication(tx, id, true);
        const job = application && (await findJobById(tx, application.postingId));
        if (!application || !job || !isJobOwner(user, job) || isHidden(application)) {
          throw new Problem('record.not-found');
        }
        if (application.version !== version) throw new Problem('record.changed');
        const state = getNextApplicationState(application.state, step);
        if (!state) throw new Problem('record.state');
        const endedAt = isOver(state) ? new Date() : null;
        await changeApplication(tx, id, { state, endedAt });
        if (state === 'interview' || state === 'accepted' || state === 'declined')
          await notifyApplicant(tx, id, state);
        await recordAudit(tx, {
          action: `job.application-${state}`,
          actor: user.id,
          subject: `job-application:${id}`,
        });
      });
      notifyTaskRunner();
    },
    readCv: async (user, id) => {
      const application = await findApplication(db, id);
      const job = application && (await findJobById(db, application.postingId));
      const isAllowed = job && isJobOwner(user, job) && !isHidden(application);
      const bytes = isAllowed ? await readCv(db, encryption, id) : null;
      if (!bytes || !application?.cvName) throw new Problem('record.not-found');
      return { name: application.cvName, bytes };
    },
    listSentApplications: async (user) => {
      const rows = await findSentApplications(db, user);
      return rows
        .filter(({ application }) => application.state !== 'unconfirmed')
        .map(({ application, job }) => ({
          code: signedIds.sign('job-application', application.id),
          title: job.title,
          employer: job.employer,
          slug: createEntrySlug(job),
          state: application.state,
          sentAt: application.createdAt.toISOString(),
        }));
    },
  };
}
