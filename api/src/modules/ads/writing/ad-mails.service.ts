import { adPaths } from '@gruenland/shared-contracts/ads/ad-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import type { TaskHandlers } from '#queue/task-kinds.ts';
import { adLiveMail, adReminderMail, confirmAdMail } from '#mail/ad-mails.ts';
import { renderMail } from '#mail/mail-layout.ts';
import type { Mailer } from '#mail/mailer.ts';
import { emailBoundCode } from '#secrets/email-bound-code.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

import { adSlug } from '../ad-slug.ts';
import { ownerPageUrl } from './ad-moderation-kind.ts';
import { findAdById } from './own-ad.repository.ts';

export interface AdMailsDependencies {
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly signedIds: SignedIds;
  readonly emailOf: (db: Executor, userId: string) => Promise<string | null>;
}

const dayText = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' });

/** Tasks that send mails about ads. */
export function createAdMails(
  dependencies: AdMailsDependencies,
): Pick<TaskHandlers, 'mail.ad-confirm' | 'mail.ad-live' | 'mail.ad-reminder'> {
  const { db, mailer, siteUrl, signedIds, emailOf } = dependencies;
  const addressed = async (adId: string) => {
    const ad = await findAdById(db, adId);
    const email = ad?.userId ? await emailOf(db, ad.userId) : ad?.guestEmail;
    return ad && email ? { ad, email, facts: { name: ad.sellerName, title: ad.title } } : null;
  };
  return {
    'mail.ad-confirm': async ({ id, payload }) => {
      const found = await addressed(payload.adId);
      if (found?.ad.state !== 'unconfirmed') return;
      const code = emailBoundCode(signedIds, 'ad-confirm', found.ad.id, found.ad.guestEmail);
      const url = `${siteUrl}${adPaths.confirm()}?code=${code}`;
      await mailer.send({ ...renderMail(confirmAdMail(found.facts, url)), to: found.email, id });
    },
    'mail.ad-live': async ({ id, payload }) => {
      const found = await addressed(payload.adId);
      if (!found || !['active', 'reserved'].includes(found.ad.state)) return;
      const links = {
        ad: siteUrl + paths.ad(adSlug(found.ad)),
        manage: siteUrl + ownerPageUrl(found.ad, signedIds),
      };
      await mailer.send({ ...renderMail(adLiveMail(found.facts, links)), to: found.email, id });
    },
    'mail.ad-reminder': async ({ id, payload }) => {
      const found = await addressed(payload.adId);
      const ends = found?.ad.expiresAt;
      if (!ends || !['active', 'reserved', 'paused'].includes(found.ad.state)) return;
      const manage = siteUrl + ownerPageUrl(found.ad, signedIds);
      const content = adReminderMail(found.facts, dayText.format(ends), manage);
      await mailer.send({ ...renderMail(content), to: found.email, id });
    },
  };
}
