import { accountDeletionDelayDays } from '@gruenland/shared-contracts/api/privacy.ts';
import type { AccountData } from '@gruenland/shared-contracts/api/privacy.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import { recordAudit } from '#audit/audit.ts';
import type { Drizzle } from '#db/database.ts';
import type { TaskHandlers } from '#queue/task-kinds.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import { renderMail } from '#mail/mail-layout.ts';
import type { Mailer } from '#mail/mailer.ts';
import { createDataExportMail, createDeletionScheduledMail } from '#mail/privacy-mails.ts';
import { Problem } from '#problem.ts';

import { eraseDueAccounts } from './erase-accounts.ts';
import type { ErasureDependencies, FindFormerEmailAddresses } from './erase-accounts.ts';
import { createExportArchive } from './export-archive.ts';
import type { PersonalData } from '#module/personal-data.ts';
import {
  deleteFailedExports,
  findArchive,
  findDeletionTime,
  findExportOwner,
  findExports,
  findPendingExport,
  insertExport,
  setDeletionTime,
  saveArchive,
} from './privacy.repository.ts';

/** Days for which an export can be downloaded. */
const exportLifetimeDays = 7;
const dayMs = 86_400_000;

/** Exports the data of users and deletes accounts (Art. 15, 17, 20 DSGVO). */
export interface PrivacyService {
  read(user: User): Promise<Omit<AccountData, 'fresh'>>;
  /** Requests an export. Does nothing while another export is being created. */
  requestExport(user: User): Promise<void>;
  /** Returns the ZIP file of an export. @throws Problem `record.not-found` */
  archive(user: User, id: string): Promise<Buffer>;
  /** Marks the account for deletion in 14 days. */
  requestDeletion(user: User): Promise<void>;
  cancelDeletion(user: User): Promise<void>;
  /**
   * Deletes accounts whose grace period is over. One failure does not block the others.
   * @returns the number of deleted accounts
   */
  deleteDueAccounts(): Promise<number>;
}

export interface PrivacyServiceDependencies extends ErasureDependencies {
  readonly notifyTaskRunner: () => void;
}

export function createPrivacyService(dependencies: PrivacyServiceDependencies): PrivacyService {
  const { db, data, notifyTaskRunner } = dependencies;

  return {
    read: async ({ id }) => {
      const [exports, dueAt] = await Promise.all([findExports(db, id), findDeletionTime(db, id)]);
      return {
        exports: exports.map((dataExport) => ({
          id: dataExport.id,
          createdAt: dataExport.createdAt.toISOString(),
          readyAt: dataExport.readyAt?.toISOString() ?? null,
          expiresAt: dataExport.expiresAt.toISOString(),
        })),
        deletionDueAt: dueAt?.toISOString() ?? null,
        kept: data.flatMap((moduleData) => moduleData.retention ?? []),
      };
    },
    requestExport: async ({ id }) => {
      await db.transaction(async (tx) => {
        if (await findPendingExport(tx, id)) return;
        await deleteFailedExports(tx, id);
        const exportId = await insertExport(
          tx,
          id,
          new Date(Date.now() + exportLifetimeDays * dayMs),
        );
        await enqueueTask(tx, { kind: 'privacy.export', payload: { exportId } });
        await recordAudit(tx, { action: 'account.export', actor: id, subject: `user:${id}` });
      });
      notifyTaskRunner();
    },
    archive: async (user, id) => {
      const archive = await findArchive(db, id, user.id);
      if (!archive) throw new Problem('record.not-found');
      return archive;
    },
    requestDeletion: async ({ id }) => {
      await db.transaction(async (tx) => {
        if (await findDeletionTime(tx, id)) return;
        await setDeletionTime(tx, id, new Date(Date.now() + accountDeletionDelayDays * dayMs));
        await enqueueTask(tx, { kind: 'mail.deletion-scheduled', payload: { userId: id } });
        const subject = `user:${id}`;
        await recordAudit(tx, { action: 'account.deletion-marked', actor: id, subject });
      });
      notifyTaskRunner();
    },
    cancelDeletion: async ({ id }) => {
      await db.transaction(async (tx) => {
        await setDeletionTime(tx, id, null);
        const subject = `user:${id}`;
        await recordAudit(tx, { action: 'account.deletion-cancelled', actor: id, subject });
      });
    },
    deleteDueAccounts: () => eraseDueAccounts(dependencies, new Date()),
  };
}

export interface PrivacyTaskDependencies {
  readonly db: Drizzle;
  readonly data: readonly PersonalData[];
  readonly findFormerEmailAddresses: FindFormerEmailAddresses;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly findPerson: (
    id: string,
  ) => Promise<{ readonly email: string; readonly displayName: string } | null>;
}

/** Creates the task handlers that create exports and mail users about exports and deletions. */
export function createPrivacyTasks(
  dependencies: PrivacyTaskDependencies,
): Pick<TaskHandlers, 'privacy.export' | 'mail.data-export' | 'mail.deletion-scheduled'> {
  const { db, data, findFormerEmailAddresses, mailer, siteUrl, findPerson } = dependencies;
  const url = siteUrl + paths.accountData();
  return {
    'privacy.export': async ({ payload: { exportId } }) => {
      const person = await findExportOwner(db, exportId);
      if (!person) return;
      const subject = {
        ...person,
        formerEmails: await findFormerEmailAddresses(db, person.id),
      };
      const chapters = [];
      for (const moduleData of data) {
        chapters.push({ title: moduleData.title, data: await moduleData.export(subject) });
      }
      const archive = createExportArchive(chapters, new Date());
      await db.transaction(async (tx) => {
        await saveArchive(tx, exportId, archive);
        const idempotencyKey = `data-export:${exportId}`;
        await enqueueTask(tx, { kind: 'mail.data-export', payload: { exportId }, idempotencyKey });
      });
    },
    'mail.data-export': async ({ id, payload }) => {
      const person = await findExportOwner(db, payload.exportId);
      if (!person) return;
      await mailer.send({ ...renderMail(createDataExportMail(person, url)), to: person.email, id });
    },
    'mail.deletion-scheduled': async ({ id, payload }) => {
      const person = await findPerson(payload.userId);
      const deletionTime = await findDeletionTime(db, payload.userId);
      if (!person || !deletionTime) return;
      const content = createDeletionScheduledMail(person, deletionTime, url);
      await mailer.send({ ...renderMail(content), to: person.email, id });
    },
  };
}
