import { hasSubscriptionChangeParam } from './accepted-params.server.ts';

test.each([
  ['pause', true],
  ['toString', false],
  ['', false],
])('accepts the change „%s“ of a subscription: %s', (changeName, isAccepted) => {
  expect(hasSubscriptionChangeParam({ params: { was: changeName } } as never)).toBe(isAccepted);
});
