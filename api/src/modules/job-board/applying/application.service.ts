import { ulid } from 'ulid';

import type {
  ApplicationForm,
  ApplyAnswer,
  ApplyRequest,
} from '@gruenland/shared-contracts/api/job-applications.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import type { Drizzle } from '#db/database.ts';
import type { CreatingCall } from '#idempotency/idempotency-key.ts';
import { once } from '#idempotency/once.ts';
import { slugOf } from '#modules/places/slug-of.ts';
import { Problem } from '#problem.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

import { findJob } from '../job-list.repository.ts';
import type { StoredJob } from '../job-record.repository.ts';
import { insertApplication } from './application.repository.ts';
import { handOver, isOpen, tell } from './hand-over.ts';
import { createOwnApplications } from './own-application.service.ts';
import type { OwnApplicationService } from './own-application.service.ts';

export interface ApplicationService extends OwnApplicationService {
  /** @throws Problem `record.not-found` */
  form(number: number, viewer: User | null): Promise<ApplicationForm>;
  /**
   * Writes an application down. The employer gets one of a signed-in person at once; guests confirm
   * by mail first and are answered alike whatever is known of their address.
   * @throws Problem `record.not-found`, `job.closed`, `form.invalid`
   */
  apply(
    number: number,
    request: ApplyRequest,
    viewer: User | null,
    call: CreatingCall | null,
  ): Promise<ApplyAnswer>;
}

export interface ApplicationParts {
  readonly db: Drizzle;
  readonly signedIds: SignedIds;
  /** Whether this address may be written to once more. */
  readonly mayMail: (email: string) => Promise<boolean>;
  readonly wakeJobs: () => void;
}

const consentText = (employer: string) =>
  `Meine Angaben gehen an ${employer} und werden sechs Monate nach dem Ende des Verfahrens gelöscht. Ich kann meine Bewerbung jederzeit zurückziehen.`;

export function createApplicationService(parts: ApplicationParts): ApplicationService {
  const { db, signedIds, mayMail, wakeJobs } = parts;

  async function openJob(number: number): Promise<StoredJob> {
    const job = await findJob(db, number);
    if (!job) throw new Problem('record.not-found');
    if (!isOpen(job)) throw new Problem('job.closed');
    return job;
  }

  return {
    form: async (number, viewer) => {
      const job = await findJob(db, number);
      const hidden = ['unbestaetigt', 'pruefung', 'abgelehnt', 'gesperrt', 'geloescht'];
      if (!job || hidden.includes(job.state)) throw new Problem('record.not-found');
      const { title, employer, place } = job;
      return {
        slug: slugOf(job),
        title,
        employer,
        place,
        open: isOpen(job),
        consentText: consentText(employer),
        viewer: viewer && { name: viewer.displayName, email: viewer.email },
      };
    },
    apply: async (number, request, viewer, call) => {
      const job = await openJob(number);
      const email = viewer?.email ?? request.email;
      if (!email) {
        throw new Problem('form.invalid', {
          fields: { email: 'Bitte geben Sie Ihre E-Mail-Adresse ein.' },
        });
      }
      if (request.website) return { code: null };
      if (!viewer && !(await mayMail(email))) return { code: null };
      const { name, message, phone = null, availableFrom = null } = request;
      const wish = { name, message, phone, availableFrom, email, postingId: job.id };
      const id = await db.transaction((tx) =>
        once(tx, call, async () => {
          const userId = viewer?.id ?? null;
          const made = await insertApplication(tx, { ...wish, id: ulid(), userId });
          if (!made) throw new Problem('record.state');
          if (viewer) return handOver(tx, made);
          await tell(tx, made.id, 'asked');
          return made.id;
        }),
      );
      wakeJobs();
      return { code: signedIds.sign(viewer ? 'job-application' : 'job-application-draft', id) };
    },
    ...createOwnApplications(parts),
  };
}
