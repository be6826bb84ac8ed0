import { hasAccountSectionParam, hasSubscriptionChangeParam } from './accepted-params.server.ts';

test.each([
  ['anzeigen', true],
  ['toString', false],
  ['', false],
])('accepts the account section „%s“: %s', (section, isAccepted) => {
  expect(hasAccountSectionParam({ params: { section } } as never)).toBe(isAccepted);
});

test.each([
  ['pause', true],
  ['toString', false],
  ['', false],
])('accepts the change „%s“ of a subscription: %s', (changeName, isAccepted) => {
  expect(hasSubscriptionChangeParam({ params: { was: changeName } } as never)).toBe(isAccepted);
});
