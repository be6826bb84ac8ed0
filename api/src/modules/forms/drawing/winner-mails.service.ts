import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { Drizzle } from '#db/database.ts';
import type { TaskHandler } from '#queue/task-kinds.ts';
import { createPrizeWinnerMail } from '#mail/form-mails.ts';
import { renderMail } from '#mail/mail-layout.ts';
import type { Mailer } from '#mail/mailer.ts';

import { toShortWinnerId } from './draw-view.ts';
import { findEntriesById, findDrawRecords, findWinner } from './draw.repository.ts';

/** Slug of the contact form with which winners answer. Staff receive the answers. */
const answerFormSlug = 'kontakt';

export interface WinnerMailsDependencies {
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly siteUrl: string;
}

/**
 * Creates the handler of the task that sends mails to winners. The handler looks up the winner's
 * email address when it sends the mail.
 */
export function createWinnerMailHandlers({ db, mailer, siteUrl }: WinnerMailsDependencies): {
  readonly 'mail.prize-winner': TaskHandler<'mail.prize-winner'>;
} {
  return {
    'mail.prize-winner': async ({ id, payload }) => {
      const winner = await findWinner(db, payload.winnerId);
      if (winner?.state !== 'notified' || !winner.answerUntil) return;
      const entry = (await findEntriesById(db, [winner.entry])).get(winner.entry);
      const records = await findDrawRecords(db, winner.draw);
      const record = records.find((candidate) => candidate.id === winner.record);
      if (!entry || !record) return;
      const content = createPrizeWinnerMail({
        firstName: entry.firstName,
        title: record.content.title,
        prize: record.content.prizes[winner.prize] ?? '',
        entryNumber: toShortWinnerId(winner.id),
        answerUntil: winner.answerUntil,
        url: siteUrl + paths.form(answerFormSlug),
      });
      await mailer.send({ ...renderMail(content), to: entry.email, id });
    },
  };
}
