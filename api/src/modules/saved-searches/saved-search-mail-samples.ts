import { savedSearchPaths } from '@gruenland/shared-contracts/saved-search-paths.ts';

import type { MailContent } from '#mail/mail-layout.ts';
import { createConfirmSearchMail, createSearchHitsMail } from '#mail/search-mails.ts';

/** Returns samples of the mails about saved searches. */
export function createSavedSearchMailSamples(siteUrl: string): readonly MailContent[] {
  const listUrl = `${siteUrl}/kleinanzeigen`;
  return [
    createConfirmSearchMail(`${siteUrl}${savedSearchPaths.confirm('beispiel')}?code=beispiel`),
    createSearchHitsMail({
      title: 'Traktor, um Celle',
      hits: [{ title: 'Fendt Farmer 2 <S>', facts: '8.900 €, 29221 Celle', url: listUrl }],
      furtherHitCount: 5,
      url: `${listUrl}?q=traktor`,
      manageUrl: `${siteUrl}/suchauftrag?code=beispiel`,
    }),
  ];
}
