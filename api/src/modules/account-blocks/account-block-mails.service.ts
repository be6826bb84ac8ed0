import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { Drizzle } from '#db/database.ts';
import type { TaskHandlers } from '#queue/task-kinds.ts';
import { createAccountBlockedMail, createAccountUnblockedMail } from '#mail/account-block-mails.ts';
import { renderMail } from '#mail/mail-layout.ts';
import type { Mailer } from '#mail/mailer.ts';
import { findBlock, findStoredUser } from '#modules/session/interface.ts';

/** Creates the task handlers that mail users when their account is blocked or unblocked. */
export function createAccountBlockMailHandlers(dependencies: {
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly siteUrl: string;
}): Pick<TaskHandlers, 'mail.account-blocked' | 'mail.account-unblocked'> {
  const { db, mailer, siteUrl } = dependencies;
  return {
    'mail.account-blocked': async ({ id, payload: { userId } }) => {
      const user = await findStoredUser(db, { id: userId });
      const block = await findBlock(db, userId);
      // `block` is null if the account was unblocked before this task ran. The user then gets only
      // the mail from `mail.account-unblocked`.
      if (!user || !block) return;
      const content = createAccountBlockedMail(user, block, siteUrl + paths.form('kontakt'));
      await mailer.send({ ...renderMail(content), to: user.email, id });
    },
    'mail.account-unblocked': async ({ id, payload: { userId } }) => {
      const user = await findStoredUser(db, { id: userId });
      if (!user || (await findBlock(db, userId))) return;
      const content = createAccountUnblockedMail(user, siteUrl + paths.login());
      await mailer.send({ ...renderMail(content), to: user.email, id });
    },
  };
}
