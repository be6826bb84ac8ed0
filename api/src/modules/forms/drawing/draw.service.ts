import type {
  DrawingAudit,
  PrizeDrawDetail,
  PrizeDrawList,
  DrawingRequest,
  ReplaceWinnerRequest,
} from '@gruenland/shared-contracts/api/staff-prize-draws.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import { recordAudit } from '#audit/audit.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import { Problem } from '#problem.ts';
import type { Encryption } from '#secrets/encrypt.ts';

import type { ContentForms } from '../content-forms.ts';
import { auditDraw } from './draw-audit.ts';
import { listDraws } from './list-draws.ts';
import type { MergedDraw } from './list-draws.ts';
import { loadDrawView } from './draw-view.ts';
import { drawReplacement, drawWinners } from './draw-winners.ts';
import { changeWinner, findEntriesById, findWinner } from './draw.repository.ts';
import type { StoredWinner } from './draw.repository.ts';

/** Number of days within which a winner must answer. */
const winnerAnswerPeriodDays = 14;

/**
 * Manages prize draws for staff. Methods with a `draw` parameter throw Problem `record.not-found`
 * if the draw is unknown.
 */
export interface StaffDrawService {
  list(): Promise<PrizeDrawList>;
  read(draw: string): Promise<PrizeDrawDetail>;
  /** @throws Problem `record.changed`, `form.invalid` */
  drawWinners(staffMember: User, draw: string, request: DrawingRequest): Promise<void>;
  /** @throws Problem `record.changed`, `record.state`, `form.invalid` */
  replaceWinner(
    staffMember: User,
    draw: string,
    winner: string,
    request: ReplaceWinnerRequest,
  ): Promise<void>;
  /**
   * Sends a winner the mail about the prize.
   * @throws Problem `record.changed`, `record.state`, or `record.gone` if the entry was deleted
   */
  notifyWinner(staffMember: User, draw: string, winner: string, version: number): Promise<void>;
  /** Records that a winner has answered. @throws Problem `record.changed`, `record.state` */
  acceptWinner(staffMember: User, draw: string, winner: string, version: number): Promise<void>;
  /** Computes the result of every drawing again and compares it with the stored drawing record. */
  auditDrawings(draw: string): Promise<DrawingAudit>;
}

export interface StaffDrawDependencies {
  readonly db: Drizzle;
  readonly contentForms: () => Promise<ContentForms>;
  /** Returns the name of a user, or null if the account no longer exists. */
  readonly getName: (userId: string) => Promise<string | null>;
  readonly notifyTaskRunner: () => void;
  readonly encryption: Encryption;
}

/**
 * Locks a winner and checks the version and the state. @throws Problem `record.not-found`,
 * `record.changed`, `record.state`
 */
async function lockWinner(
  tx: Executor,
  draw: string,
  id: string,
  version: number,
  state: StoredWinner['state'],
): Promise<StoredWinner> {
  const winner = await findWinner(tx, id, true);
  if (winner?.draw !== draw) throw new Problem('record.not-found');
  if (winner.version !== version) throw new Problem('record.changed');
  if (winner.state !== state) throw new Problem('record.state');
  return winner;
}

export function createStaffDrawService(dependencies: StaffDrawDependencies): StaffDrawService {
  const { db, contentForms, getName, notifyTaskRunner, encryption } = dependencies;
  const requireDraw = async (draw: string): Promise<MergedDraw> => {
    const mergedDraws = await listDraws(db, await contentForms());
    const mergedDraw = mergedDraws.find(({ summary }) => summary.id === draw);
    if (!mergedDraw) throw new Problem('record.not-found');
    return mergedDraw;
  };
  return {
    list: async () => ({
      draws: (await listDraws(db, await contentForms())).map(({ summary }) => summary),
    }),
    read: async (draw) => loadDrawView(db, await requireDraw(draw), getName, encryption),
    drawWinners: async (staffMember, draw, request) => {
      const mergedDraw = await requireDraw(draw);
      await db.transaction((tx) => drawWinners(tx, staffMember, mergedDraw, request, encryption));
    },
    replaceWinner: async (staffMember, draw, winner, request) =>
      db.transaction((tx) => drawReplacement(tx, staffMember, draw, winner, request)),
    notifyWinner: async (staffMember, draw, id, version) => {
      await db.transaction(async (tx) => {
        const winner = await lockWinner(tx, draw, id, version, 'drawn');
        if (!(await findEntriesById(tx, [winner.entry])).has(winner.entry)) {
          throw new Problem('record.gone');
        }
        const notifiedAt = new Date();
        const answerUntil = new Date(notifiedAt.getTime() + winnerAnswerPeriodDays * 86_400_000);
        await changeWinner(tx, id, { state: 'notified', notifiedAt, answerUntil });
        const idempotencyKey = `prize-winner:${id}`;
        await enqueueTask(tx, {
          kind: 'mail.prize-winner',
          payload: { winnerId: id },
          idempotencyKey,
        });
        const auditSubject = `draw-winner:${id}`;
        await recordAudit(tx, {
          action: 'draw.winner-notified',
          actor: staffMember.id,
          subject: auditSubject,
        });
      });
      notifyTaskRunner();
    },
    acceptWinner: async (staffMember, draw, id, version) => {
      await db.transaction(async (tx) => {
        await lockWinner(tx, draw, id, version, 'notified');
        await changeWinner(tx, id, { state: 'accepted' });
        const auditSubject = `draw-winner:${id}`;
        await recordAudit(tx, {
          action: 'draw.winner-accepted',
          actor: staffMember.id,
          subject: auditSubject,
        });
      });
    },
    auditDrawings: async (draw) => {
      await requireDraw(draw);
      return auditDraw(db, draw);
    },
  };
}
