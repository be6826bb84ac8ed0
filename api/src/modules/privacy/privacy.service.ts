import { deletionDays } from '@gruenland/shared-contracts/api/privacy.ts';
import type { AccountData } from '@gruenland/shared-contracts/api/privacy.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import { recordAudit } from '#audit/audit.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import type { JobHandlers } from '#queue/task-kinds.ts';
import { enqueue } from '#queue/task.repository.ts';
import { renderMail } from '#mail/mail-layout.ts';
import type { Mailer } from '#mail/mailer.ts';
import { dataExportMail, deletionMarkedMail } from '#mail/privacy-mails.ts';
import { Problem } from '#problem.ts';

import { exportArchive } from './export-archive.ts';
import type { FormerAddress, PersonalData } from './personal-data.ts';
import {
  deleteUser,
  findArchive,
  findDeletion,
  findDueDeletions,
  findExportOwner,
  findExports,
  findOpenExport,
  insertExport,
  lockDueDeletion,
  markDeletion,
  saveArchive,
} from './privacy.repository.ts';

/** Days for which a copy can be fetched. */
const exportDays = 7;
const day = 86_400_000;

/** Copies of somebody's data, and the end of an account (Art. 15, 17, 20 DSGVO). */
export interface PrivacyService {
  read(user: User): Promise<Omit<AccountData, 'fresh'>>;
  /** Orders a copy; one that is being made is enough. */
  orderExport(user: User): Promise<void>;
  /** @throws Problem `record.not-found` */
  archive(user: User, id: string): Promise<Buffer>;
  /** Marks the account; it goes in 14 days. */
  orderDeletion(user: User): Promise<void>;
  takeDeletionBack(user: User): Promise<void>;
  /** Deletes the accounts whose time has come. */
  deleteDue(): Promise<number>;
}

/** Addresses that a person had before. */
export type FindFormerAddresses = (
  db: Executor,
  userId: string,
) => Promise<readonly FormerAddress[]>;

export interface PrivacyServiceParts {
  readonly db: Drizzle;
  readonly data: readonly PersonalData[];
  readonly findFormerAddresses: FindFormerAddresses;
  readonly wakeJobs: () => void;
}

export function createPrivacyService(parts: PrivacyServiceParts): PrivacyService {
  const { db, data, findFormerAddresses, wakeJobs } = parts;

  async function eraseIn(
    tx: Executor,
    person: { readonly id: string; readonly email: string },
    now: Date,
  ) {
    if (!(await lockDueDeletion(tx, person.id, now))) return 0;
    const subject = { ...person, formerAddresses: await findFormerAddresses(tx, person.id) };
    for (const each of data) await each.erase(tx, subject);
    await deleteUser(tx, person.id);
    await recordAudit(tx, {
      action: 'account.deleted',
      actor: null,
      subject: `user:${person.id}`,
    });
    return 1;
  }

  return {
    read: async ({ id }) => {
      const [exports, dueAt] = await Promise.all([findExports(db, id), findDeletion(db, id)]);
      return {
        exports: exports.map((each) => ({
          id: each.id,
          createdAt: each.createdAt.toISOString(),
          readyAt: each.readyAt?.toISOString() ?? null,
          expiresAt: each.expiresAt.toISOString(),
        })),
        deletionDueAt: dueAt?.toISOString() ?? null,
        kept: data.flatMap((each) => each.kept ?? []),
      };
    },
    orderExport: async ({ id }) => {
      await db.transaction(async (tx) => {
        if (await findOpenExport(tx, id)) return;
        const exportId = await insertExport(tx, id, new Date(Date.now() + exportDays * day));
        await enqueue(tx, { kind: 'export-data', payload: { exportId } });
        await recordAudit(tx, { action: 'account.export', actor: id, subject: `user:${id}` });
      });
      wakeJobs();
    },
    archive: async (user, id) => {
      const archive = await findArchive(db, id, user.id);
      if (!archive) throw new Problem('record.not-found');
      return archive;
    },
    orderDeletion: async ({ id }) => {
      await db.transaction(async (tx) => {
        if (await findDeletion(tx, id)) return;
        await markDeletion(tx, id, new Date(Date.now() + deletionDays * day));
        await enqueue(tx, { kind: 'mail.deletion-marked', payload: { userId: id } });
        const subject = `user:${id}`;
        await recordAudit(tx, { action: 'account.deletion-marked', actor: id, subject });
      });
      wakeJobs();
    },
    takeDeletionBack: async ({ id }) => {
      await db.transaction(async (tx) => {
        await markDeletion(tx, id, null);
        const subject = `user:${id}`;
        await recordAudit(tx, { action: 'account.deletion-taken-back', actor: id, subject });
      });
    },
    deleteDue: async () => {
      let deleted = 0;
      const now = new Date();
      for (const person of await findDueDeletions(db, now)) {
        deleted += await db.transaction((tx) => eraseIn(tx, person, now));
      }
      return deleted;
    },
  };
}

export interface PrivacyJobsParts {
  readonly db: Drizzle;
  readonly data: readonly PersonalData[];
  readonly findFormerAddresses: FindFormerAddresses;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly findPerson: (
    id: string,
  ) => Promise<{ readonly email: string; readonly displayName: string } | null>;
}

/** The jobs that make copies and tell about both. */
export function createPrivacyJobs(
  parts: PrivacyJobsParts,
): Pick<JobHandlers, 'export-data' | 'mail.data-export' | 'mail.deletion-marked'> {
  const { db, data, findFormerAddresses, mailer, siteUrl, findPerson } = parts;
  const url = siteUrl + paths.accountData();
  return {
    'export-data': async ({ payload: { exportId } }) => {
      const person = await findExportOwner(db, exportId);
      if (!person) return;
      const subject = { ...person, formerAddresses: await findFormerAddresses(db, person.id) };
      const chapters = [];
      for (const each of data) {
        chapters.push({ title: each.title, data: await each.export(subject) });
      }
      const archive = exportArchive(chapters, new Date());
      await db.transaction(async (tx) => {
        await saveArchive(tx, exportId, archive);
        const idempotencyKey = `data-export:${exportId}`;
        await enqueue(tx, { kind: 'mail.data-export', payload: { exportId }, idempotencyKey });
      });
    },
    'mail.data-export': async ({ id, payload }) => {
      const person = await findExportOwner(db, payload.exportId);
      if (!person) return;
      await mailer.send({ ...renderMail(dataExportMail(person, url)), to: person.email, id });
    },
    'mail.deletion-marked': async ({ id, payload }) => {
      const person = await findPerson(payload.userId);
      const due = await findDeletion(db, payload.userId);
      if (!person || !due) return;
      const content = deletionMarkedMail(person, due, url);
      await mailer.send({ ...renderMail(content), to: person.email, id });
    },
  };
}
