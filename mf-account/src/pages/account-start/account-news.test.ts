import { newsletters, security, subscriptions } from '#stories/story-data.ts';
import { accountNews } from './account-news.ts';

const messages = { unread: 3, threads: [] };
const texts = (facts: Parameters<typeof accountNews>[0]) =>
  accountNews(facts).map(({ text }) => text);

test('says what waits and what goes on, the pressing first', () => {
  const due = { ...security, deletionDueAt: '2026-12-05T07:00:00Z' };
  expect(texts({ security: due, newsletters, print: subscriptions, messages })).toEqual([
    'Ihr Konto wird am 5. Dezember 2026 gelöscht.',
    'Die neue Adresse hanna@neuer-hof.example wartet auf Bestätigung.',
    '3 ungelesene Nachrichten.',
    '„Grünland am Sonntag“ pausiert bis 21. Dezember 2026.',
    'Jahresabo: Lieferpause vom 1. Juli 2027 bis 21. Juli 2027.',
  ]);
});

test('an end counts more than a pause', () => {
  const [own] = subscriptions.subscriptions;
  const print = { ...subscriptions, subscriptions: [{ ...own!, endsOn: '2027-12-31' }] };
  expect(texts({ security: null, newsletters: null, print, messages: null })).toEqual([
    'Jahresabo endet am 31. Dezember 2027.',
  ]);
});

test('one message is one', () => {
  const one = { ...messages, unread: 1 };
  const facts = { security: null, newsletters: null, print: null, messages: one };
  expect(texts(facts)).toEqual(['Eine ungelesene Nachricht.']);
});

test('what could not be read is left out', () => {
  expect(accountNews({ security: null, newsletters: null, print: null, messages: null })).toEqual(
    [],
  );
});
