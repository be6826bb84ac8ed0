import { sampleNewsletters, sampleSecurity, subscriptions } from '#stories/story-data.ts';
import { buildAccountNotices } from './account-notices.ts';

const messages = { unread: 3, conversations: [] };
const getNoticeTexts = (facts: Parameters<typeof buildAccountNotices>[0]) =>
  buildAccountNotices(facts).map(({ text }) => text);

test('lists all notices, the most urgent first', () => {
  const securityWithDeletion = { ...sampleSecurity, deletionDueAt: '2026-12-05T07:00:00Z' };
  expect(
    getNoticeTexts({
      security: securityWithDeletion,
      newsletters: sampleNewsletters,
      print: subscriptions,
      messages,
    }),
  ).toEqual([
    'Ihr Konto wird am 5. Dezember 2026 gelöscht.',
    'Die neue Adresse hanna@neuer-hof.example wartet auf Bestätigung.',
    '3 ungelesene Nachrichten.',
    '„Grünland am Sonntag“ pausiert bis 21. Dezember 2026.',
    'Jahresabo: Lieferpause vom 1. Juli 2027 bis 21. Juli 2027.',
  ]);
});

test('shows the end of a subscription instead of a pause', () => {
  const [subscription] = subscriptions.subscriptions;
  const printSubscriptions = {
    ...subscriptions,
    subscriptions: [{ ...subscription!, endsOn: '2027-12-31' }],
  };
  expect(
    getNoticeTexts({
      security: null,
      newsletters: null,
      print: printSubscriptions,
      messages: null,
    }),
  ).toEqual(['Jahresabo endet am 31. Dezember 2027.']);
});

test('uses the singular for one message', () => {
  const oneUnreadMessage = { ...messages, unread: 1 };
  const facts = { security: null, newsletters: null, print: null, messages: oneUnreadMessage };
  expect(getNoticeTexts(facts)).toEqual(['Eine ungelesene Nachricht.']);
});

test('omits notices whose data could not be read', () => {
  expect(
    buildAccountNotices({ security: null, newsletters: null, print: null, messages: null }),
  ).toEqual([]);
});
