import { forgetInput, keepInput, keptInput } from './kept-input.ts';
import type { PageRequest } from './page-request.ts';

const requestOf = (own: object): PageRequest =>
  ({ path: '/mein-account/profil', form: null, visitor: { cookie: undefined }, ...own }) as never;

const login = '/anmelden?ziel=%2Fmein-account%2Fprofil';
const kept = (form: object, to = login) =>
  keepInput(requestOf({ form }), to, true)[0]?.split(';')[0] ?? '';
const shown = (cookie: string, own: object = {}) =>
  keptInput(requestOf({ visitor: { cookie: `a=b; ${cookie}; c=d` }, ...own }));

test('what was typed comes back on its page, without secrets', () => {
  const cookie = kept({ city: 'Elsfleth „Nord“', password: 'geheim', iban: 'DE89' });
  expect(shown(cookie)?.values).toEqual({ city: 'Elsfleth „Nord“' });
  expect(shown(cookie)?.errors['']).toMatch(/gesendet ist noch nichts/);
});

test('another page, or one that is being sent, is not filled with it', () => {
  const cookie = kept({ city: 'Elsfleth' });
  expect(shown(cookie, { path: '/mein-account/abonnement/adresse' })).toBeNull();
  expect(shown(cookie, { form: { city: 'Brake' } })).toBeNull();
});

test('a long text fits, one without end is left out, a page without a form sets nothing', () => {
  const words = Array.from({ length: 1000 }, (_, at) => String.fromCharCode(97 + ((at * 7) % 26)));
  expect(kept({ text: words.join('') })).not.toBe('');
  const noise = Array.from({ length: 9000 }, () => Math.random().toString(36)[3]).join('');
  expect(kept({ text: noise })).toBe('');
  expect(keepInput(requestOf({}), login, true)).toEqual([]);
  expect(kept({ city: 'Elsfleth' }, '/mein-account/profil?gespeichert=1')).toBe('');
  expect(kept({ city: 'Elsfleth' }, '/mein-account/bestaetigen?ziel=%2F')).not.toBe('');
});

test.each([
  ['nothing', 'x=y'],
  ['noise', 'gl_eingaben=AAAA'],
  ['a number', `gl_eingaben=${Buffer.from('7').toString('base64url')}`],
])('%s in the cookie breaks nothing', (_what, cookie) => expect(shown(cookie)).toBeNull());

test('a cookie that would unpack without end is not unpacked', () => {
  const bomb = kept({ text: 'a'.repeat(200_000) });
  expect(bomb).not.toBe('');
  expect(shown(bomb)).toBeNull();
});

test('it is gone once it was shown, and scripts never see it', () => {
  expect(forgetInput(true)).toMatch(/^gl_eingaben=; Path=\/; Max-Age=0; HttpOnly.*Secure$/);
  expect(forgetInput(false)).not.toContain('Secure');
});
