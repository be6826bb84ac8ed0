import { formatDecisionCookie, readStoredDecision } from './consent-cookie.ts';
import type { StoredDecision } from './consent-cookie.ts';
import { CONSENT_REVISION } from './consent-registry.ts';

const decision: StoredDecision = {
  revision: CONSENT_REVISION,
  id: 'a1',
  decidedAt: '2026-11-21T08:00:00.000Z',
  services: { youtube: true, karten: false },
};
const createCookie = (value: StoredDecision) =>
  formatDecisionCookie(value, false).split(';')[0] ?? '';

test('reads a stored decision among other cookies', () => {
  expect(readStoredDecision(`a=1; ${createCookie(decision)}; b=2`)).toEqual(decision);
});

test.each([
  '',
  'gl_consent=',
  'gl_consent=%7B',
  'gl_consent=null',
  'gl_consent=%7B%22revision%22%3A1%7D',
  'xgl_consent=1',
])('treats %j as no decision', (cookies) => expect(readStoredDecision(cookies)).toBeNull());

test('ignores a decision for an older revision', () => {
  expect(
    readStoredDecision(createCookie({ ...decision, revision: CONSENT_REVISION - 1 })),
  ).toBeNull();
});

test('sets Secure only on https', () => {
  expect(formatDecisionCookie(decision, true)).toMatch(/; SameSite=Lax; Secure$/);
  expect(formatDecisionCookie(decision, false)).not.toContain('Secure');
});
