import { SUBMISSION_LIMITS } from '@gruenland/shared-contracts/api/forms.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { Drizzle } from '#db/database.ts';
import type { TaskHandler } from '#queue/task-kinds.ts';
import { createAlreadyEnteredMail, createConfirmEntryMail } from '#mail/form-mails.ts';
import { renderMail } from '#mail/mail-layout.ts';
import type { Mailer } from '#mail/mailer.ts';
import type { Secrets } from '#secrets/key-ring.ts';
import { createKeyedHash, hashToken } from '#secrets/secret-token.ts';

import { findConfirmedEntry, setEntryCode } from './prize-draw.repository.ts';

export interface EntryMailsDependencies {
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly secrets: Secrets;
}

/** Creates the handlers of the tasks that send mails to participants. */
export function createEntryMailHandlers({ db, mailer, siteUrl, secrets }: EntryMailsDependencies): {
  readonly 'mail.confirm-entry': TaskHandler<'mail.confirm-entry'>;
  readonly 'mail.entry-exists': TaskHandler<'mail.entry-exists'>;
} {
  const expiryHours = SUBMISSION_LIMITS.confirmEntryHours;
  return {
    'mail.confirm-entry': async ({ id, payload }) => {
      // Every attempt sends the same token, so that the link in a duplicate mail works as well.
      const token = createKeyedHash(secrets[0], 'prize-entry', id);
      const expiresAt = new Date(Date.now() + expiryHours * 3_600_000);
      const entry = await setEntryCode(db, payload.entryId, hashToken(token), expiresAt);
      if (!entry) return;
      const url = `${siteUrl}${paths.prizeDrawConfirm()}?code=${token}`;
      const renderedMail = renderMail(createConfirmEntryMail(entry, url, expiryHours));
      await mailer.send({ ...renderedMail, to: entry.email, id });
    },
    'mail.entry-exists': async ({ id, payload }) => {
      const entry = await findConfirmedEntry(db, payload.entryId);
      if (!entry) return;
      await mailer.send({ ...renderMail(createAlreadyEnteredMail(entry)), to: entry.email, id });
    },
  };
}
