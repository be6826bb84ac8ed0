import { decisionCookie, readDecision } from './consent-cookie.ts';
import type { KeptDecision } from './consent-cookie.ts';
import { CONSENT_REVISION } from './registry.ts';

const decision: KeptDecision = {
  revision: CONSENT_REVISION,
  id: 'a1',
  decidedAt: '2026-11-21T08:00:00.000Z',
  services: { youtube: true, karten: false },
};
const kept = (value: KeptDecision) => decisionCookie(value, false).split(';')[0] ?? '';

test('reads back what was kept, among other cookies', () => {
  expect(readDecision(`a=1; ${kept(decision)}; b=2`)).toEqual(decision);
});

test.each([
  '',
  'gl_consent=',
  'gl_consent=%7B',
  'gl_consent=null',
  'gl_consent=%7B%22revision%22%3A1%7D',
  'xgl_consent=1',
])('counts %j as no decision', (cookies) => expect(readDecision(cookies)).toBeNull());

test('asks again about other texts', () => {
  expect(readDecision(kept({ ...decision, revision: CONSENT_REVISION - 1 }))).toBeNull();
});

test('goes over https only where there is https', () => {
  expect(decisionCookie(decision, true)).toMatch(/; SameSite=Lax; Secure$/);
  expect(decisionCookie(decision, false)).not.toContain('Secure');
});
