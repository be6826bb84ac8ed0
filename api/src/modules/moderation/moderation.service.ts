import type {
  CaseSummary,
  DecideAppealRequest,
  DecideCaseRequest,
  ModerationCase,
  ModerationQueue,
} from '@gruenland/shared-contracts/api/moderation.ts';
import type {
  RejectCasesAnswer,
  RejectCasesRequest,
} from '@gruenland/shared-contracts/api/moderation-bulk.ts';
import type { QueueQuery } from '@gruenland/shared-contracts/api/moderation.schema.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';
import { recordAudit } from '#audit/audit.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import { enqueue } from '#queue/task.repository.ts';
import { Problem } from '#problem.ts';

import {
  countQueue,
  countView,
  findCase,
  findCasesOf,
  findQueue,
  appealMonths,
  picturesLabel,
  queuePage,
  saveCase,
} from './case.repository.ts';
import { checkDecider, decideCase, takeCase } from './decide-case.ts';
import type { KindOf } from './decide-case.ts';
import type { ModerationKinds, StoredCase } from './moderation-kind.ts';
import { rejectEach } from './reject-each.ts';
import { whoDecides } from './who-decides.ts';

/** The desk: what waits for a person's decision, and the decisions. */
export interface ModerationService {
  queue(query: QueueQuery): Promise<ModerationQueue>;
  /** @throws Problem `record.not-found` */
  read(moderator: User, id: string): Promise<ModerationCase>;
  /**
   * @throws Problem `record.changed` when somebody else decided meanwhile, `record.state`,
   * `moderation.own` where another person has to decide
   */
  decide(moderator: User, id: string, request: DecideCaseRequest): Promise<void>;
  /**
   * Refuses several entries for one reason, each in a transaction and with a note in the audit log of
   * its own. What cannot be refused stays, with the code of its problem.
   */
  rejectSeveral(moderator: User, request: RejectCasesRequest): Promise<RejectCasesAnswer>;
  decideAppeal(moderator: User, id: string, request: DecideAppealRequest): Promise<void>;
}

function summaryOf(stored: StoredCase): CaseSummary {
  const { id, kind, title, score, reasons, state, appeal, before, createdAt, version } = stored;
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

/** What is read first; the database keeps no order. */
const firstLabels = ['Titel', 'Eintrag', 'Grund', 'Begründung', 'Beschreibung'];
const placeOf = (label: string) => {
  const place = firstLabels.indexOf(label);
  return place < 0 ? firstLabels.length : place;
};

/** Every labelled text, with what is shown now beside it where the case is about a change. */
function fieldsOf({ content, before }: StoredCase): ModerationCase['fields'] {
  const labels = [...new Set([...Object.keys(content), ...Object.keys(before ?? {})])];
  return labels
    .filter((label) => label !== picturesLabel)
    .toSorted((left, right) => placeOf(left) - placeOf(right))
    .map((label) => ({
      label,
      before: before ? (before[label] ?? '') : null,
      after: content[label] ?? '',
    }));
}

/** Its pictures, and what a change adds and takes away. */
function picturesOf({
  content,
  before,
}: StoredCase): Pick<ModerationCase, 'pictures' | 'newPictures' | 'removedPictures'> {
  const read = (texts: Readonly<Record<string, string>>) =>
    (texts[picturesLabel] ?? '').split('\n').filter(Boolean);
  const pictures = read(content);
  const shown = before ? read(before) : null;
  return {
    pictures,
    newPictures: shown ? pictures.filter((src) => !shown.includes(src)) : [],
    removedPictures: (shown ?? []).filter((src) => !pictures.includes(src)),
  };
}

function caseView(
  stored: StoredCase,
  all: readonly StoredCase[],
  mayDecide: boolean,
): ModerationCase {
  return {
    ...summaryOf(stored),
    version: stored.version,
    fields: fieldsOf(stored),
    ...picturesOf(stored),
    automated: stored.automated,
    decidedAt: stored.decidedAt?.toISOString() ?? null,
    reason: stored.reason,
    note: stored.note,
    appealText: stored.appealText,
    mayDecide,
    earlier: all
      .filter(({ id, decidedAt }) => id !== stored.id && decidedAt)
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

export interface ModerationParts {
  readonly db: Drizzle;
  readonly kinds: ModerationKinds;
  readonly wakeJobs: () => void;
}

export function createModerationService(parts: ModerationParts): ModerationService {
  const { db, kinds, wakeJobs } = parts;
  const kindOf: KindOf = ({ kind }) => {
    const found = kinds.get(kind);
    if (!found) throw new Error(`nobody handles cases of kind ${kind}`);
    return found;
  };
  return {
    queue: async ({ ansicht = 'offen', seite: page = 1 }) => ({
      cases: (await findQueue(db, ansicht, page)).map(summaryOf),
      counts: await countQueue(db),
      page,
      pages: Math.ceil((await countView(db, ansicht)) / queuePage),
    }),
    read: async (moderator, id) => {
      const stored = await findCase(db, id);
      if (!stored) throw new Problem('record.not-found');
      const what = stored.state === 'open' ? 'case' : 'appeal';
      const who = await whoDecides(db, kindOf(stored), stored, moderator, what);
      const all = await findCasesOf(db, stored.kind, stored.subjectId);
      return caseView(stored, all, who !== 'other');
    },
    decide: async (moderator, id, request) => {
      await decideCase(db, kindOf, moderator, id, request);
      wakeJobs();
    },
    rejectSeveral: async (moderator, request) => {
      const answer = await rejectEach(db, kindOf, moderator, request);
      wakeJobs();
      return answer;
    },
    decideAppeal: async (moderator, id, { version, decision, note }) => {
      await db.transaction(async (tx) => {
        const stored = await takeCase(tx, id, version, ({ appeal }) => appeal === 'open');
        const alone = await checkDecider(tx, kindOf(stored), stored, moderator, 'appeal');
        const granted = decision === 'grant';
        const change = {
          appeal: granted ? ('granted' as const) : ('denied' as const),
          appealNote: note,
          appealDecidedBy: moderator.id,
          appealDecidedAt: new Date(),
        };
        await saveCase(tx, id, change);
        const decided = { ...stored, ...change };
        const kind = kindOf(stored);
        await (granted ? kind.grantAppeal(tx, decided) : kind.denyAppeal(tx, decided));
        await recordAudit(tx, {
          action: `moderation.appeal-${change.appeal}`,
          actor: moderator.id,
          subject: `${stored.kind}:${stored.subjectId}`,
          details: { case: id, ...alone },
        });
        await enqueue(tx, { kind: 'mail.moderation-appeal', payload: { caseId: id } });
      });
      wakeJobs();
    },
  };
}

/**
 * The owner of an entry objects to the latest decision about it; whose it is has been checked.
 *
 * @throws Problem `record.state` where there is nothing to object to (any more)
 */
export async function objectTo(
  tx: Executor,
  kind: StoredCase['kind'],
  subjectId: string,
  text: string,
): Promise<void> {
  const [latest] = await findCasesOf(tx, kind, subjectId);
  const since = new Date();
  since.setMonth(since.getMonth() - appealMonths);
  const open = latest?.state === 'rejected' && latest.appeal === null;
  if (!latest || !open || (latest.decidedAt ?? since) < since) throw new Problem('record.state');
  await saveCase(tx, latest.id, { appeal: 'open', appealText: text, appealAt: new Date() });
}
