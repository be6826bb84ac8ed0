import {
  createExpiredFormInputCookie,
  createFormInputCookies,
  readSavedFormInput,
} from './saved-form-input.ts';
import type { PageRequest } from './page-request.ts';

const createRequest = (overrides: object): PageRequest =>
  ({
    path: '/mein-account/profil',
    form: null,
    visitor: { cookie: undefined },
    ...overrides,
  }) as never;

const loginPath = '/anmelden?ziel=%2Fmein-account%2Fprofil';
const saveInput = (form: object, to = loginPath) =>
  createFormInputCookies(createRequest({ form }), to, true)[0]?.split(';')[0] ?? '';
const readSavedInput = (cookie: string, overrides: object = {}) =>
  readSavedFormInput(createRequest({ visitor: { cookie: `a=b; ${cookie}; c=d` }, ...overrides }));

test('restores the input on its page, without secrets', () => {
  const cookie = saveInput({ city: 'Elsfleth „Nord“', password: 'geheim', iban: 'DE89' });
  expect(readSavedInput(cookie)?.values).toEqual({ city: 'Elsfleth „Nord“' });
  expect(readSavedInput(cookie)?.errors['']).toMatch(/gesendet ist noch nichts/);
});

test('does not restore input on another page or while a form is being sent', () => {
  const cookie = saveInput({ city: 'Elsfleth' });
  expect(readSavedInput(cookie, { path: '/mein-account/abonnement/adresse' })).toBeNull();
  expect(readSavedInput(cookie, { form: { city: 'Brake' } })).toBeNull();
});

test('saves long input, but no oversized input and nothing without a form or a login', () => {
  const words = Array.from({ length: 1000 }, (_, index) =>
    String.fromCharCode(97 + ((index * 7) % 26)),
  );
  expect(saveInput({ text: words.join('') })).not.toBe('');
  const randomText = Array.from({ length: 9000 }, () => Math.random().toString(36)[3]).join('');
  expect(saveInput({ text: randomText })).toBe('');
  expect(createFormInputCookies(createRequest({}), loginPath, true)).toEqual([]);
  expect(saveInput({ city: 'Elsfleth' }, '/mein-account/profil?gespeichert=1')).toBe('');
  expect(saveInput({ city: 'Elsfleth' }, '/mein-account/bestaetigen?ziel=%2F')).not.toBe('');
});

test.each([
  ['no value', 'x=y'],
  ['random data', 'gl_eingaben=AAAA'],
  ['a number', `gl_eingaben=${Buffer.from('7').toString('base64url')}`],
])('ignores %s in the cookie', (_case, cookie) => expect(readSavedInput(cookie)).toBeNull());

test('refuses to decompress a decompression bomb', () => {
  const decompressionBomb = saveInput({ text: 'a'.repeat(200_000) });
  expect(decompressionBomb).not.toBe('');
  expect(readSavedInput(decompressionBomb)).toBeNull();
});

test('deletes the cookie after use and hides it from scripts', () => {
  expect(createExpiredFormInputCookie(true)).toMatch(
    /^gl_eingaben=; Path=\/; Max-Age=0; HttpOnly.*Secure$/,
  );
  expect(createExpiredFormInputCookie(false)).not.toContain('Secure');
});
