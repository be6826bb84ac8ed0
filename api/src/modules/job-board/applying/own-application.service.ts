import type { OwnApplication } from '@gruenland/shared-contracts/api/job-applications.ts';

import type { Drizzle } from '#db/database.ts';
import { slugOf } from '#modules/places/slug-of.ts';
import { Problem } from '#problem.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

import { findJobById } from '../job-list.repository.ts';
import type { StoredJob } from '../job-record.repository.ts';
import { afterStep, mayAttach } from './application-states.ts';
import { changeApplication, findApplication } from './application.repository.ts';
import type { StoredApplication } from './application.repository.ts';
import { handOver, isOpen, tellEmployer } from './hand-over.ts';

/** One's own application, by its code. */
export interface OwnApplicationService {
  /** By the code of the form's next page or of the mail. @throws Problem `record.not-found` */
  read(code: string): Promise<OwnApplication>;
  /** What the link in the mail asks for; again it changes nothing. @throws Problem `job.closed` */
  confirm(code: string): Promise<void>;
  /** @throws Problem `record.state` */
  withdraw(code: string): Promise<void>;
}

export interface OwnApplicationParts {
  readonly db: Drizzle;
  readonly signedIds: SignedIds;
  readonly wakeJobs: () => void;
}

/** Whose code it is, and what it proves: the mail's that the address is right. */
export function readCode(signedIds: SignedIds, code: string) {
  const proved = signedIds.read('job-application', code);
  return { id: proved ?? signedIds.read('job-application-draft', code), proved: proved !== null };
}

export function createOwnApplications(parts: OwnApplicationParts): OwnApplicationService {
  const { db, signedIds, wakeJobs } = parts;
  return {
    read: async (code) => {
      const { id, proved } = readCode(signedIds, code);
      const application = id === null ? null : await findApplication(db, id);
      const job = application && (await findJobById(db, application.postingId));
      if (!application || !job) throw new Problem('record.not-found');
      // Confirmed meanwhile: only who reads the mails of the address goes on.
      if (!proved && application.state !== 'unbestaetigt') throw new Problem('record.not-found');
      return ownView(application, job, proved);
    },
    confirm: async (code) => {
      const id = signedIds.read('job-application', code);
      await db.transaction(async (tx) => {
        const application = id === null ? null : await findApplication(tx, id, true);
        if (!application) throw new Problem('record.not-found');
        if (application.state !== 'unbestaetigt') return;
        const job = await findJobById(tx, application.postingId);
        if (!job || !isOpen(job)) throw new Problem('job.closed');
        await handOver(tx, application);
      });
      wakeJobs();
    },
    withdraw: async (code) => {
      const id = signedIds.read('job-application', code);
      await db.transaction(async (tx) => {
        const application = id === null ? null : await findApplication(tx, id, true);
        if (!application) throw new Problem('record.not-found');
        if (application.state === 'zurueckgezogen') return;
        const state = afterStep(application.state, 'withdraw');
        if (!state) throw new Problem('record.state');
        await changeApplication(tx, application.id, { state, endedAt: new Date() });
        if (application.state !== 'unbestaetigt') await tellEmployer(tx, application.id, 'gone');
      });
      wakeJobs();
    },
  };
}

function ownView(application: StoredApplication, job: StoredJob, proved: boolean): OwnApplication {
  const { state, name, email, message, cvName, cvBytes, createdAt } = application;
  return {
    slug: slugOf(job),
    title: job.title,
    employer: job.employer,
    state,
    name,
    email,
    message,
    cv: cvName === null ? null : { name: cvName, bytes: cvBytes ?? 0 },
    may: {
      confirm: proved && state === 'unbestaetigt',
      attach: mayAttach(state),
      withdraw: proved && afterStep(state, 'withdraw') !== null,
    },
    sentAt: createdAt.toISOString(),
  };
}
