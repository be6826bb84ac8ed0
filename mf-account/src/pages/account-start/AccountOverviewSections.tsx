import { messagePaths } from '@gruenland/shared-contracts/ads/message-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { classNames } from '@gruenland/shared-ui/class-names/classNames.ts';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { formatEuros } from '@gruenland/shared-ui/format/price-text.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Meta } from '@gruenland/shared-ui/type/Meta.tsx';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { AD_STATE_LABELS } from '#model/own-ad-state-labels.ts';
import { OwnAdPicture } from '#components/OwnAdPicture.tsx';
import { RegistrationList } from '#components/RegistrationList.tsx';
import stack from '#components/stack.module.css';
import type { AccountOverview, AdWithFigures } from './build-account-overview.ts';

/** Shows the user's latest messages, next dates and ads. Sections without entries are left out. */
export function AccountOverviewSections({ overview }: { readonly overview: AccountOverview }) {
  const { registrations, ads, conversations } = overview;
  if (registrations.length + ads.length + conversations.length === 0) return <FirstSteps />;
  return (
    <>
      {conversations.length > 0 ? (
        <>
          <SectionHeading>Letzte Nachrichten</SectionHeading>
          <ul className={stack.plain}>
            {conversations.map(({ id, other, title, unread, last, lastAt }) => (
              <li key={id} className={stack.entry}>
                {/* Not prefetched, because loading a conversation marks it as read. */}
                <Link href={messagePaths.conversation(id)} className={stack.title} data-reload>
                  {other}: {title}
                </Link>
                {last ? <p>{last}</p> : null}
                <Meta>
                  <DateText date={lastAt} time />
                  {unread > 0 ? `${unread} ungelesen` : null}
                </Meta>
              </li>
            ))}
          </ul>
          <p>
            <Link href={messagePaths.conversations()}>Alle Nachrichten</Link>
          </p>
        </>
      ) : null}
      {registrations.length > 0 ? (
        <>
          <SectionHeading>Ihre nächsten Termine</SectionHeading>
          <RegistrationList registrations={registrations} />
          <p>
            <Link href={paths.accountPage('veranstaltungen')}>Alle Termine</Link>
          </p>
        </>
      ) : null}
      {ads.length > 0 ? (
        <>
          <SectionHeading>Ihre Anzeigen</SectionHeading>
          <ul className={stack.plain}>
            {ads.map((adWithFigures) => (
              <AdEntry key={adWithFigures.ad.number} {...adWithFigures} />
            ))}
          </ul>
          <p>
            <Link href={paths.accountPage('anzeigen')}>Alle Anzeigen</Link>
          </p>
        </>
      ) : null}
    </>
  );
}

/** Shows what a new user can do here. */
function FirstSteps() {
  return (
    <p>
      Hier stehen bald Ihre Nachrichten, Termine und Anzeigen.{' '}
      <Link href={paths.newAd()}>Anzeige aufgeben</Link>,{' '}
      <Link href={paths.events()}>Termine ansehen</Link> oder{' '}
      <Link href={paths.watchlist()}>zur Merkliste</Link>.
    </p>
  );
}

function AdEntry({ ad, conversationCount, unreadCount }: AdWithFigures) {
  const isOnline = ad.state === 'active' || ad.state === 'reserved';
  return (
    <li className={classNames(stack.entry, stack.row)}>
      <OwnAdPicture picture={ad.picture} />
      <div>
        <Link href={paths.adSuccess(ad.slug)} className={stack.title}>
          {ad.title}
        </Link>
        <Meta>
          {AD_STATE_LABELS[ad.state]}
          {ad.priceCents === null ? null : formatEuros(ad.priceCents)}
          {ad.expiresAt && isOnline ? (
            <span>
              läuft bis <DateText date={ad.expiresAt} />
            </span>
          ) : null}
          {getConversationText(conversationCount, unreadCount)}
        </Meta>
      </div>
    </li>
  );
}

/** Returns how many people wrote about an ad, for example „2 Anfragen, 1 ungelesene Nachricht“. */
function getConversationText(conversationCount: number, unreadCount: number): string {
  const requests = conversationCount === 1 ? '1 Anfrage' : `${conversationCount} Anfragen`;
  if (unreadCount === 0) return requests;
  const unread =
    unreadCount === 1 ? '1 ungelesene Nachricht' : `${unreadCount} ungelesene Nachrichten`;
  return `${requests}, ${unread}`;
}
