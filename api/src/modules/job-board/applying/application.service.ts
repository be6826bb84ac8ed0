import { ulid } from 'ulid';

import type {
  ApplicationForm,
  ApplyResponse,
  ApplyRequest,
} from '@gruenland/shared-contracts/api/job-applications.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import type { Drizzle } from '#db/database.ts';
import type { IdempotentRequest } from '#idempotency/idempotency-key.ts';
import { withIdempotency } from '#idempotency/with-idempotency.ts';
import { createEntrySlug } from '#places/entry-slug.ts';
import { Problem } from '#problem.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import { findJob } from '../job-list.repository.ts';
import type { StoredJob } from '../job-record.repository.ts';
import { insertApplication } from './application.repository.ts';
import { submitApplication, isOpenForApplications, notifyApplicant } from './submit-application.ts';
import { createOwnApplicationService } from './own-application.service.ts';
import type { OwnApplicationService } from './own-application.service.ts';

export interface ApplicationService extends OwnApplicationService {
  /** Returns what the application form shows. @throws Problem `record.not-found` */
  readForm(number: number, viewer: User | null): Promise<ApplicationForm>;
  /**
   * Stores an application. The employer receives applications of signed-in users at once. Guests
   * must first confirm by mail. Guests always get the same response, so that the response does not
   * reveal whether a guest has applied before.
   *
   * @throws Problem `record.not-found`, `job.closed`, `form.invalid`, `request.rate-limited`
   */
  applyForJob(
    number: number,
    request: ApplyRequest,
    viewer: User | null,
    idempotentRequest: IdempotentRequest | null,
  ): Promise<ApplyResponse>;
}

export interface ApplicationDependencies {
  readonly db: Drizzle;
  readonly signedIds: IdSigner;
  /** Counts a mail to an email address. @returns whether the mail may be sent */
  readonly tryCountMail: (email: string) => Promise<boolean>;
  readonly notifyTaskRunner: () => void;
}

const formatConsentText = (employer: string) =>
  `Meine Angaben gehen an ${employer} und werden sechs Monate nach dem Ende des Verfahrens gelöscht. Ich kann meine Bewerbung jederzeit zurückziehen.`;

export function createApplicationService(
  dependencies: ApplicationDependencies,
): ApplicationService {
  const { db, signedIds, tryCountMail, notifyTaskRunner } = dependencies;

  async function requireOpenJob(number: number): Promise<StoredJob> {
    const job = await findJob(db, number);
    if (!job) throw new Problem('record.not-found');
    if (!isOpenForApplications(job)) throw new Problem('job.closed');
    return job;
  }

  return {
    readForm: async (number, viewer) => {
      const job = await findJob(db, number);
      const hiddenStates = ['unconfirmed', 'review', 'rejected', 'blocked', 'deleted'];
      if (!job || hiddenStates.includes(job.state)) throw new Problem('record.not-found');
      const { title, employer, place } = job;
      return {
        slug: createEntrySlug(job),
        title,
        employer,
        place,
        open: isOpenForApplications(job),
        consentText: formatConsentText(employer),
        viewer: viewer && { name: viewer.displayName, email: viewer.email },
      };
    },
    applyForJob: async (number, request, viewer, idempotentRequest) => {
      const job = await requireOpenJob(number);
      const email = viewer?.email ?? request.email;
      if (!email) {
        throw new Problem('form.invalid', {
          fields: { email: 'Bitte geben Sie Ihre E-Mail-Adresse ein.' },
        });
      }
      if (request.website) return { code: null };
      if (!viewer && !(await tryCountMail(email))) throw new Problem('request.rate-limited');
      const { name, message, phone = null, availableFrom = null } = request;
      const application = { name, message, phone, availableFrom, email, postingId: job.id };
      const id = await db.transaction((tx) =>
        withIdempotency(tx, idempotentRequest, async () => {
          const userId = viewer?.id ?? null;
          const createdApplication = await insertApplication(tx, {
            ...application,
            id: ulid(),
            userId,
          });
          if (!createdApplication) throw new Problem('record.state');
          if (viewer) return submitApplication(tx, createdApplication);
          await notifyApplicant(tx, createdApplication.id, 'confirmation-requested');
          return createdApplication.id;
        }),
      );
      notifyTaskRunner();
      return { code: signedIds.sign(viewer ? 'job-application' : 'job-application-draft', id) };
    },
    ...createOwnApplicationService(dependencies),
  };
}
