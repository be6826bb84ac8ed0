import type {
  DrawAudit,
  DrawDetail,
  DrawList,
  DrawRequest,
  ReplaceRequest,
} from '@gruenland/shared-contracts/api/staff-prize-draws.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import { recordAudit } from '#audit/audit.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import { enqueue } from '#queue/task.repository.ts';
import { Problem } from '#problem.ts';

import type { ContentForms } from '../content-forms.ts';
import { auditDraw } from './draw-audit.ts';
import { knownDraws } from './draw-sources.ts';
import type { KnownDraw } from './draw-sources.ts';
import { viewDraw } from './draw-view.ts';
import { drawReplacement, drawWinners } from './draw-winners.ts';
import { changeWinner, findEntriesById, findWinner } from './draw.repository.ts';
import type { StoredWinner } from './draw.repository.ts';

/** Days in which a winner has to answer. */
const answerDays = 14;

/** Prize draws at the desk. Every method throws Problem `record.not-found` for what is not there. */
export interface DrawDeskService {
  list(): Promise<DrawList>;
  read(draw: string): Promise<DrawDetail>;
  /** @throws Problem `record.changed`, `form.invalid` */
  draw(staff: User, draw: string, request: DrawRequest): Promise<void>;
  /** @throws Problem `record.changed`, `record.state`, `form.invalid` */
  replace(staff: User, draw: string, winner: string, request: ReplaceRequest): Promise<void>;
  /** Writes to a winner. @throws Problem `record.changed`, `record.state`, `record.gone` */
  notify(staff: User, draw: string, winner: string, version: number): Promise<void>;
  /** Notes that a winner has answered. @throws Problem `record.changed`, `record.state` */
  accept(staff: User, draw: string, winner: string, version: number): Promise<void>;
  /** Draws again what was drawn. */
  audit(draw: string): Promise<DrawAudit>;
}

export interface DrawDeskParts {
  readonly db: Drizzle;
  readonly contentForms: () => Promise<ContentForms>;
  /** Name of an account; null when it is gone. */
  readonly nameOf: (userId: string) => Promise<string | null>;
  readonly wakeJobs: () => void;
}

/** A winner to go on with, locked. */
async function take(
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

export function createDrawDeskService(parts: DrawDeskParts): DrawDeskService {
  const { db, contentForms, nameOf, wakeJobs } = parts;
  const known = async (draw: string): Promise<KnownDraw> => {
    const all = await knownDraws(db, await contentForms());
    const found = all.find(({ summary }) => summary.id === draw);
    if (!found) throw new Problem('record.not-found');
    return found;
  };
  return {
    list: async () => ({
      draws: (await knownDraws(db, await contentForms())).map(({ summary }) => summary),
    }),
    read: async (draw) => viewDraw(db, await known(draw), nameOf),
    draw: async (staff, draw, request) => {
      const found = await known(draw);
      await db.transaction((tx) => drawWinners(tx, staff, found, request));
    },
    replace: async (staff, draw, winner, request) =>
      db.transaction((tx) => drawReplacement(tx, staff, draw, winner, request)),
    notify: async (staff, draw, id, version) => {
      await db.transaction(async (tx) => {
        const winner = await take(tx, draw, id, version, 'drawn');
        if (!(await findEntriesById(tx, [winner.entry])).has(winner.entry)) {
          throw new Problem('record.gone');
        }
        const notifiedAt = new Date();
        const answerUntil = new Date(notifiedAt.getTime() + answerDays * 86_400_000);
        await changeWinner(tx, id, { state: 'notified', notifiedAt, answerUntil });
        const idempotencyKey = `prize-winner:${id}`;
        await enqueue(tx, { kind: 'mail.prize-winner', payload: { winnerId: id }, idempotencyKey });
        const subject = `draw-winner:${id}`;
        await recordAudit(tx, { action: 'draw.winner-notified', actor: staff.id, subject });
      });
      wakeJobs();
    },
    accept: async (staff, draw, id, version) => {
      await db.transaction(async (tx) => {
        await take(tx, draw, id, version, 'notified');
        await changeWinner(tx, id, { state: 'accepted' });
        const subject = `draw-winner:${id}`;
        await recordAudit(tx, { action: 'draw.winner-accepted', actor: staff.id, subject });
      });
    },
    audit: async (draw) => {
      await known(draw);
      return auditDraw(db, draw);
    },
  };
}
