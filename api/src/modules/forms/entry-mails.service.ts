import { FORM_TIMES } from '@gruenland/shared-contracts/api/forms.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { Drizzle } from '#db/database.ts';
import type { JobHandler } from '#queue/task-kinds.ts';
import { alreadyEnteredMail, confirmEntryMail } from '#mail/form-mails.ts';
import { renderMail } from '#mail/mail-layout.ts';
import type { Mailer } from '#mail/mailer.ts';
import { newSecretToken } from '#modules/session/secret-token.ts';

import { findConfirmedEntry, setEntryCode } from './prize-draw.repository.ts';

export interface EntryMailsParts {
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly siteUrl: string;
}

/** Writes to people who want to take part in a draw. The code is made here, when the mail is sent. */
export function createEntryMails({ db, mailer, siteUrl }: EntryMailsParts): {
  readonly 'mail.confirm-entry': JobHandler<'mail.confirm-entry'>;
  readonly 'mail.already-entered': JobHandler<'mail.already-entered'>;
} {
  const hours = FORM_TIMES.confirmEntryHours;
  return {
    'mail.confirm-entry': async ({ id, payload }) => {
      const { token, hash } = newSecretToken();
      const expiresAt = new Date(Date.now() + hours * 3_600_000);
      const entry = await setEntryCode(db, payload.entryId, hash, expiresAt);
      if (!entry) return;
      const url = `${siteUrl}${paths.prizeDrawConfirm()}?code=${token}`;
      const mail = renderMail(confirmEntryMail(entry, url, hours));
      await mailer.send({ ...mail, to: entry.email, id });
    },
    'mail.already-entered': async ({ id, payload }) => {
      const entry = await findConfirmedEntry(db, payload.entryId);
      if (!entry) return;
      await mailer.send({ ...renderMail(alreadyEnteredMail(entry)), to: entry.email, id });
    },
  };
}
