import type {
  CaseSummary,
  DecideAppealRequest,
  DecideCaseRequest,
  ModerationCase,
  ModerationQueue,
} from '@gruenland/shared-contracts/api/moderation.ts';
import type {
  RejectCasesResponse,
  RejectCasesRequest,
} from '@gruenland/shared-contracts/api/moderation-bulk.ts';
import type { ModerationQueueQuery } from '@gruenland/shared-contracts/api/moderation.schema.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';
import { recordAudit } from '#audit/audit.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import { Problem } from '#problem.ts';

import { isWithinAppealPeriod } from './appeal-period.ts';
import {
  countOpenCasesAndAppeals,
  countCasesInView,
  findCase,
  findCasesOfEntry,
  findCasesInView,
  picturesLabel,
  casesPerPage,
  saveCase,
} from './case.repository.ts';
import { requireEligibleModerator, decideCase, lockCase } from './decide-case.ts';
import type { FindKind } from './decide-case.ts';
import type { ModerationKinds, StoredCase } from './moderation-kind.ts';
import { rejectEachCase } from './reject-each-case.ts';
import { findConflictOfInterest } from './conflict-of-interest.ts';

/** Lets moderators read the queue of cases, decide cases and decide appeals. */
export interface ModerationService {
  readQueue(query: ModerationQueueQuery): Promise<ModerationQueue>;
  /** Returns a case as its page shows it. @throws Problem `record.not-found` */
  read(moderator: User, id: string): Promise<ModerationCase>;
  /**
   * Decides a case. @throws Problem `record.changed` if another moderator decided in the meantime;
   * `record.state`; `moderation.own-entry` if another person must decide
   */
  decide(moderator: User, id: string, request: DecideCaseRequest): Promise<void>;
  /**
   * Rejects several entries for one reason, each in its own transaction with an audit log entry.
   * The response lists the entries that failed, with their problem codes.
   */
  rejectCases(moderator: User, request: RejectCasesRequest): Promise<RejectCasesResponse>;
  decideAppeal(moderator: User, id: string, request: DecideAppealRequest): Promise<void>;
}

function toCaseSummary(storedCase: StoredCase): CaseSummary {
  const { id, kind, title, score, reasons, state, appeal, before, createdAt, version } = storedCase;
  return {
    id,
    kind,
    title,
    score,
    reasons,
    state,
    appeal,
    change: before !== null,
    submittedAt: createdAt.toISOString(),
    version,
  };
}

/** Labels that the page shows first, because the database does not keep the order of the labels. */
const firstLabels = ['Titel', 'Eintrag', 'Grund', 'Begründung', 'Beschreibung'];
const getLabelPosition = (label: string) => {
  const position = firstLabels.indexOf(label);
  return position < 0 ? firstLabels.length : position;
};

/**
 * Returns the labelled texts of a case, each beside its published version if the case is about a
 * change.
 */
function listFields({ content, before }: StoredCase): ModerationCase['fields'] {
  const labels = [...new Set([...Object.keys(content), ...Object.keys(before ?? {})])];
  return labels
    .filter((label) => label !== picturesLabel)
    .toSorted((labelA, labelB) => getLabelPosition(labelA) - getLabelPosition(labelB))
    .map((label) => ({
      label,
      before: before ? (before[label] ?? '') : null,
      after: content[label] ?? '',
    }));
}

/** Returns the pictures of an entry, including those that a change adds or removes. */
function listPictures({
  content,
  before,
}: StoredCase): Pick<ModerationCase, 'pictures' | 'newPictures' | 'removedPictures'> {
  const getPictureUrls = (texts: Readonly<Record<string, string>>) =>
    (texts[picturesLabel] ?? '').split('\n').filter(Boolean);
  const pictures = getPictureUrls(content);
  const publishedPictures = before ? getPictureUrls(before) : null;
  return {
    pictures,
    newPictures: publishedPictures
      ? pictures.filter((src) => !publishedPictures.includes(src))
      : [],
    removedPictures: (publishedPictures ?? []).filter((src) => !pictures.includes(src)),
  };
}

function toModerationCase(
  storedCase: StoredCase,
  casesOfEntry: readonly StoredCase[],
  mayDecide: boolean,
): ModerationCase {
  return {
    ...toCaseSummary(storedCase),
    version: storedCase.version,
    fields: listFields(storedCase),
    ...listPictures(storedCase),
    automated: storedCase.automated,
    decidedAt: storedCase.decidedAt?.toISOString() ?? null,
    reason: storedCase.reason,
    note: storedCase.note,
    appealText: storedCase.appealText,
    mayDecide,
    earlier: casesOfEntry
      .filter(({ id, decidedAt }) => id !== storedCase.id && decidedAt)
      .map(({ id, decidedAt, state, reason, note, appeal, appealNote }) => ({
        id,
        at: decidedAt?.toISOString() ?? '',
        state,
        reason,
        note,
        appeal,
        appealNote,
      })),
  };
}

export interface ModerationDependencies {
  readonly db: Drizzle;
  readonly kinds: ModerationKinds;
  readonly notifyTaskRunner: () => void;
}

export function createModerationService(dependencies: ModerationDependencies): ModerationService {
  const { db, kinds, notifyTaskRunner } = dependencies;
  const getKind: FindKind = ({ kind }) => {
    const moderationKind = kinds[kind];
    if (!moderationKind) throw new Error(`no handler for cases of kind ${kind}`);
    return moderationKind;
  };
  return {
    readQueue: async ({ ansicht: view = 'offen', seite: page = 1 }) => ({
      cases: (await findCasesInView(db, view, page)).map(toCaseSummary),
      counts: await countOpenCasesAndAppeals(db),
      page,
      pages: Math.ceil((await countCasesInView(db, view)) / casesPerPage),
    }),
    read: async (moderator, id) => {
      const storedCase = await findCase(db, id);
      if (!storedCase) throw new Problem('record.not-found');
      const target = storedCase.state === 'open' ? 'case' : 'appeal';
      const conflict = await findConflictOfInterest(
        db,
        getKind(storedCase),
        storedCase,
        moderator,
        target,
      );
      const casesOfEntry = await findCasesOfEntry(db, storedCase.kind, storedCase.subjectId);
      return toModerationCase(storedCase, casesOfEntry, conflict !== 'other');
    },
    decide: async (moderator, id, request) => {
      await decideCase(db, getKind, moderator, id, request);
      notifyTaskRunner();
    },
    rejectCases: async (moderator, request) => {
      const result = await rejectEachCase(db, getKind, moderator, request);
      notifyTaskRunner();
      return result;
    },
    decideAppeal: async (moderator, id, { version, decision, note }) => {
      await db.transaction(async (tx) => {
        const storedCase = await lockCase(tx, id, version, ({ appeal }) => appeal === 'open');
        const conflictDetails = await requireEligibleModerator(
          tx,
          getKind(storedCase),
          storedCase,
          moderator,
          'appeal',
        );
        const isGranted = decision === 'grant';
        const change = {
          appeal: isGranted ? ('granted' as const) : ('denied' as const),
          appealNote: note,
          appealDecidedBy: moderator.id,
          appealDecidedAt: new Date(),
        };
        await saveCase(tx, id, change);
        const decidedCase = { ...storedCase, ...change };
        const kind = getKind(storedCase);
        await (isGranted ? kind.grantAppeal(tx, decidedCase) : kind.denyAppeal(tx, decidedCase));
        await recordAudit(tx, {
          action: `moderation.appeal-${change.appeal}`,
          actor: moderator.id,
          subject: `${storedCase.kind}:${storedCase.subjectId}`,
          details: { case: id, ...conflictDetails },
        });
        await enqueueTask(tx, { kind: 'mail.moderation-appeal', payload: { caseId: id } });
      });
      notifyTaskRunner();
    },
  };
}

/**
 * Files the owner's appeal against the latest decision. The caller must have checked that the
 * appeal comes from the owner.
 *
 * @throws Problem `record.state` if no decision can be appealed now
 */
export async function fileAppeal(
  tx: Executor,
  kind: StoredCase['kind'],
  subjectId: string,
  text: string,
): Promise<void> {
  const [latestCase] = await findCasesOfEntry(tx, kind, subjectId);
  const { decidedAt = null } = latestCase ?? {};
  const isAppealable = latestCase?.state === 'rejected' && latestCase.appeal === null;
  if (!isAppealable || !decidedAt || !isWithinAppealPeriod(decidedAt, new Date()))
    throw new Problem('record.state');
  await saveCase(tx, latestCase.id, { appeal: 'open', appealText: text, appealAt: new Date() });
}
