import type { AccountEvents } from '@gruenland/shared-contracts/api/event-submission.ts';
import type { ConversationList } from '@gruenland/shared-contracts/api/messages.ts';
import type { OwnAd, OwnAds, OwnAdState } from '@gruenland/shared-contracts/api/own-ads.ts';
import { getRegistrationEnd } from '#model/registration-end.ts';
import type { Registration } from '#model/registration-end.ts';

/** Maximum number of entries in each section of the overview. */
const MAX_ENTRIES = 3;

/** States in which an ad needs its owner or can be seen by readers. */
const CURRENT_AD_STATES: ReadonlySet<OwnAdState> = new Set([
  'unconfirmed',
  'review',
  'active',
  'paused',
  'reserved',
  'rejected',
]);

/** States in which a registration holds a seat or waits for one. */
const CURRENT_REGISTRATION_STATES: ReadonlySet<Registration['state']> = new Set([
  'requested',
  'confirmed',
  'waitlisted',
  'promoted',
]);

/** An ad of the user with the number of people who wrote about it. */
export interface AdWithFigures {
  readonly ad: OwnAd;
  readonly conversationCount: number;
  readonly unreadCount: number;
}

/** The first entries of the user's dates, ads and messages. */
export interface AccountOverview {
  readonly registrations: readonly Registration[];
  readonly ads: readonly AdWithFigures[];
  readonly conversations: ConversationList['conversations'];
}

/** Data from which the overview is built. A property is null if the api did not return it. */
interface OverviewFacts {
  readonly events: AccountEvents | null;
  readonly ads: OwnAds | null;
  readonly messages: ConversationList | null;
}

/**
 * Builds the overview: the next dates, the newest current ads and the latest conversations.
 * @param now time of the request (ISO 8601)
 */
export function buildAccountOverview(
  { events, ads, messages }: OverviewFacts,
  now: string,
): AccountOverview {
  const conversations = messages?.conversations ?? [];
  return {
    registrations: (events?.registrations ?? [])
      .filter(
        (registration) =>
          CURRENT_REGISTRATION_STATES.has(registration.state) &&
          getRegistrationEnd(registration) > now,
      )
      .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
      .slice(0, MAX_ENTRIES),
    ads: (ads?.ads ?? [])
      .filter(({ state }) => CURRENT_AD_STATES.has(state))
      .slice(0, MAX_ENTRIES)
      .map((ad) => addFigures(ad, conversations)),
    conversations: conversations.slice(0, MAX_ENTRIES),
  };
}

function addFigures(ad: OwnAd, conversations: ConversationList['conversations']): AdWithFigures {
  const aboutAd = conversations.filter(
    ({ side, adNumber }) => side === 'seller' && adNumber === ad.number,
  );
  return {
    ad,
    conversationCount: aboutAd.length,
    unreadCount: aboutAd.reduce((sum, { unread }) => sum + unread, 0),
  };
}
