import { sampleConversations } from '#stories/message-stories.tsx';
import { sampleOwnAd } from '#stories/own-ad-stories.tsx';
import { ownEvents } from '#stories/saved-stories.tsx';
import { buildAccountOverview } from './build-account-overview.ts';

const NOW = '2026-11-28T12:00:00.000Z';
const nothing = { events: null, ads: null, messages: null };

test('shows only dates to come for which the user has or wants a seat, the next one first', () => {
  const { endsAt: _, ...registration } = ownEvents.registrations[0]!;
  const registrations = [
    { ...registration, code: 'spaeter', startsAt: '2027-02-01T08:00:00.000Z' },
    { ...registration, code: 'bald', startsAt: '2026-12-01T08:00:00.000Z' },
    { ...registration, code: 'vorbei', startsAt: '2026-11-01T08:00:00.000Z' },
    { ...registration, code: 'weg', state: 'cancelled' as const },
  ];
  const overview = buildAccountOverview(
    { ...nothing, events: { ...ownEvents, registrations } },
    NOW,
  );
  expect(overview.registrations.map(({ code }) => code)).toEqual(['bald', 'spaeter']);
});

test('counts the conversations about each current ad', () => {
  const ads = [
    { ...sampleOwnAd, number: 1, state: 'sold' as const },
    sampleOwnAd,
    { ...sampleOwnAd, number: 212 },
  ];
  const overview = buildAccountOverview(
    {
      ...nothing,
      ads: { ads, drafts: [] },
      messages: { unread: 2, conversations: sampleConversations },
    },
    NOW,
  );
  // In the conversation about 212, the user is the asker.
  expect(
    overview.ads.map(({ ad, conversationCount, unreadCount }) => [
      ad.number,
      conversationCount,
      unreadCount,
    ]),
  ).toEqual([
    [211, 1, 2],
    [212, 0, 0],
  ]);
  expect(overview.conversations).toEqual(sampleConversations);
});

test('is empty if the api returns nothing', () => {
  expect(buildAccountOverview(nothing, NOW)).toEqual({
    registrations: [],
    ads: [],
    conversations: [],
  });
});
