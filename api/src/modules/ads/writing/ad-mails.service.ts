import { adPaths } from '@gruenland/shared-contracts/ads/ad-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import type { TaskHandlers } from '#queue/task-kinds.ts';
import { createAdLiveMail, createAdReminderMail, createConfirmAdMail } from '#mail/ad-mails.ts';
import { renderMail } from '#mail/mail-layout.ts';
import type { Mailer } from '#mail/mailer.ts';
import { signEmailBoundCode } from '#secrets/email-bound-code.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import { createAdSlug } from '../ad-slug.ts';
import { getOwnerPageUrl } from './ad-moderation-kind.ts';
import { findAdById } from './own-ad.repository.ts';

export interface AdMailsDependencies {
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly signedIds: IdSigner;
  readonly getEmail: (db: Executor, userId: string) => Promise<string | null>;
}

const dateFormat = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'long',
  timeZone: 'Europe/Berlin',
});

/** Creates the handlers of the tasks that send mails about ads. */
export function createAdMailHandlers(
  dependencies: AdMailsDependencies,
): Pick<TaskHandlers, 'mail.ad-confirm' | 'mail.ad-published' | 'mail.ad-reminder'> {
  const { db, mailer, siteUrl, signedIds, getEmail } = dependencies;
  const findRecipient = async (adId: string) => {
    const ad = await findAdById(db, adId);
    const email = ad?.userId ? await getEmail(db, ad.userId) : ad?.guestEmail;
    return ad && email ? { ad, email, facts: { name: ad.sellerName, title: ad.title } } : null;
  };
  return {
    'mail.ad-confirm': async ({ id, payload }) => {
      const recipient = await findRecipient(payload.adId);
      if (recipient?.ad.state !== 'unconfirmed') return;
      const code = signEmailBoundCode(
        signedIds,
        'ad-confirm',
        recipient.ad.id,
        recipient.ad.guestEmail,
      );
      const url = `${siteUrl}${adPaths.confirm()}?code=${code}`;
      await mailer.send({
        ...renderMail(createConfirmAdMail(recipient.facts, url)),
        to: recipient.email,
        id,
      });
    },
    'mail.ad-published': async ({ id, payload }) => {
      const recipient = await findRecipient(payload.adId);
      if (!recipient || !['active', 'reserved'].includes(recipient.ad.state)) return;
      const links = {
        ad: siteUrl + paths.ad(createAdSlug(recipient.ad)),
        manage: siteUrl + getOwnerPageUrl(recipient.ad, signedIds),
      };
      await mailer.send({
        ...renderMail(createAdLiveMail(recipient.facts, links)),
        to: recipient.email,
        id,
      });
    },
    'mail.ad-reminder': async ({ id, payload }) => {
      const recipient = await findRecipient(payload.adId);
      const endsAt = recipient?.ad.expiresAt;
      if (!endsAt || !['active', 'reserved', 'paused'].includes(recipient.ad.state)) return;
      const ownerPageUrl = siteUrl + getOwnerPageUrl(recipient.ad, signedIds);
      const content = createAdReminderMail(
        recipient.facts,
        dateFormat.format(endsAt),
        ownerPageUrl,
      );
      await mailer.send({ ...renderMail(content), to: recipient.email, id });
    },
  };
}
