import type { AccountSecurity } from '@gruenland/shared-contracts/api/account.ts';
import type { AccountNewsletters } from '@gruenland/shared-contracts/api/newsletter.ts';
import type { ConversationList } from '@gruenland/shared-contracts/api/messages.ts';
import type { PrintSubscriptions } from '@gruenland/shared-contracts/api/print-subscription.ts';
import { messagePaths } from '@gruenland/shared-contracts/ads/message-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { formatLongDate } from '@gruenland/shared-ui/format/date-text.ts';

/**
 * A notice of something that needs the user's attention, or of a change that takes effect later.
 */
export interface AccountNotice {
  readonly text: string;
  readonly href: string;
  readonly link: string;
}

/** Data from which the notices are built. A property is null if the api did not return it. */
export interface AccountFacts {
  readonly security: AccountSecurity | null;
  readonly newsletters: AccountNewsletters | null;
  readonly print: PrintSubscriptions | null;
  readonly messages: ConversationList | null;
}

/** Builds the notices, the most urgent first. */
export function buildAccountNotices(facts: AccountFacts): AccountNotice[] {
  const { security, messages, newsletters, print: printSubscriptions } = facts;
  return [
    ...buildSecurityNotices(security),
    ...buildMessageNotices(messages),
    ...buildNewsletterNotices(newsletters),
    ...buildPrintNotices(printSubscriptions),
  ];
}

function buildSecurityNotices(security: AccountSecurity | null): AccountNotice[] {
  const notices: AccountNotice[] = [];
  if (security?.deletionDueAt)
    notices.push({
      text: `Ihr Konto wird am ${formatLongDate(security.deletionDueAt)} gelöscht.`,
      href: paths.accountData(),
      link: 'Konto behalten',
    });
  if (security?.pendingEmail)
    notices.push({
      text: `Die neue Adresse ${security.pendingEmail} wartet auf Bestätigung.`,
      href: paths.accountSecurity(),
      link: 'Zur Sicherheit',
    });
  return notices;
}

function buildMessageNotices(messages: ConversationList | null): AccountNotice[] {
  const unreadCount = messages?.unread ?? 0;
  if (unreadCount === 0) return [];
  const text =
    unreadCount === 1 ? 'Eine ungelesene Nachricht.' : `${unreadCount} ungelesene Nachrichten.`;
  return [{ text, href: messagePaths.conversations(), link: 'Zu den Nachrichten' }];
}

function buildNewsletterNotices(newsletters: AccountNewsletters | null): AccountNotice[] {
  const href = paths.accountPage('newsletter');
  const lists = newsletters?.lists ?? [];
  return lists.flatMap(({ name, pausedUntil }) =>
    pausedUntil
      ? [
          {
            text: `„${name}“ pausiert bis ${formatLongDate(pausedUntil)}.`,
            href,
            link: 'Zum Newsletter',
          },
        ]
      : [],
  );
}

function buildPrintNotices(printSubscriptions: PrintSubscriptions | null): AccountNotice[] {
  const href = paths.accountPage('abonnement');
  return (printSubscriptions?.subscriptions ?? []).flatMap(
    ({ product, endsOn, pausedFrom, pausedUntil }) => {
      const link = 'Zum Abonnement';
      if (endsOn)
        return [{ text: `${product.name} endet am ${formatLongDate(endsOn)}.`, href, link }];
      if (!pausedFrom || !pausedUntil) return [];
      const days = `vom ${formatLongDate(pausedFrom)} bis ${formatLongDate(pausedUntil)}`;
      return [{ text: `${product.name}: Lieferpause ${days}.`, href, link }];
    },
  );
}
