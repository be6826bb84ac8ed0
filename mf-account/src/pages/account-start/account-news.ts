import type { AccountSecurity } from '@gruenland/shared-contracts/api/account.ts';
import type { AccountNewsletters } from '@gruenland/shared-contracts/api/newsletter.ts';
import type { ThreadList } from '@gruenland/shared-contracts/api/messages.ts';
import type { PrintSubscriptions } from '@gruenland/shared-contracts/api/print-subscription.ts';
import { messagePaths } from '@gruenland/shared-contracts/ads/message-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { dateText } from '@gruenland/shared-ui/format/date-text.ts';

/** Something that waits for its owner, or that goes on by itself. */
export interface AccountNews {
  readonly text: string;
  readonly href: string;
  readonly link: string;
}

/** What the news are made of; null where it could not be read. */
export interface AccountFacts {
  readonly security: AccountSecurity | null;
  readonly newsletters: AccountNewsletters | null;
  readonly print: PrintSubscriptions | null;
  readonly messages: ThreadList | null;
}

/** What is new, the pressing first. */
export function accountNews(facts: AccountFacts): AccountNews[] {
  const { security, messages, newsletters, print } = facts;
  return [
    ...securityNews(security),
    ...messageNews(messages),
    ...newsletterNews(newsletters),
    ...printNews(print),
  ];
}

function securityNews(security: AccountSecurity | null): AccountNews[] {
  const news: AccountNews[] = [];
  if (security?.deletionDueAt)
    news.push({
      text: `Ihr Konto wird am ${dateText(security.deletionDueAt)} gelöscht.`,
      href: paths.accountData(),
      link: 'Konto behalten',
    });
  if (security?.pendingEmail)
    news.push({
      text: `Die neue Adresse ${security.pendingEmail} wartet auf Bestätigung.`,
      href: paths.accountSecurity(),
      link: 'Zur Sicherheit',
    });
  return news;
}

function messageNews(messages: ThreadList | null): AccountNews[] {
  const unread = messages?.unread ?? 0;
  if (unread === 0) return [];
  const text = unread === 1 ? 'Eine ungelesene Nachricht.' : `${unread} ungelesene Nachrichten.`;
  return [{ text, href: messagePaths.alle(), link: 'Zu den Nachrichten' }];
}

function newsletterNews(newsletters: AccountNewsletters | null): AccountNews[] {
  const href = paths.accountPage('newsletter');
  const lists = newsletters?.lists ?? [];
  return lists.flatMap(({ name, pausedUntil }) =>
    pausedUntil
      ? [{ text: `„${name}“ pausiert bis ${dateText(pausedUntil)}.`, href, link: 'Zum Newsletter' }]
      : [],
  );
}

function printNews(print: PrintSubscriptions | null): AccountNews[] {
  const href = paths.accountPage('abonnement');
  return (print?.subscriptions ?? []).flatMap(({ product, endsOn, pausedFrom, pausedUntil }) => {
    const link = 'Zum Abonnement';
    if (endsOn) return [{ text: `${product.name} endet am ${dateText(endsOn)}.`, href, link }];
    if (!pausedFrom || !pausedUntil) return [];
    const days = `vom ${dateText(pausedFrom)} bis ${dateText(pausedUntil)}`;
    return [{ text: `${product.name}: Lieferpause ${days}.`, href, link }];
  });
}
