/**
 * Long passwords that stand at the top of published lists of stolen ones, reduced to letters and
 * digits. Shorter ones are refused by their length.
 */
const common = new Set([
  '123456789012',
  '1234567890123',
  '12345678901234',
  '1234567890123456',
  '012345678901',
  '098765432109',
  '111111111111',
  '000000000000',
  '123123123123',
  '123412341234',
  '121212121212',
  '112233445566',
  '987654321098',
  'qwertyuiop12',
  'qwertyuiop123',
  'qwertzuiopü1',
  'qwertzuiop12',
  'qwertzuiop123',
  'qwertzuiopas',
  'qwertyuiopas',
  '1q2w3e4r5t6y',
  '1q2w3e4r5t6z',
  '1qaz2wsx3edc',
  '1qay2wsx3edc',
  'asdfghjklöä1',
  'asdfghjkl123',
  'abcdefghijkl',
  'abcdefghijklm',
  'abc123abc123',
  'password1234',
  'password12345',
  'password123456',
  'passwordpassword',
  'passwort1234',
  'passwort12345',
  'passwort123456',
  'passwortpasswort',
  'meinpasswort',
  'meinpasswort1',
  'meinpasswort123',
  'neuespasswort',
  'geheimespasswort',
  'geheimgeheim',
  'geheim123456',
  'hallohallo12',
  'hallohallohallo',
  'hallo1234567',
  'hallo12345678',
  'willkommen123',
  'willkommen1234',
  'willkommen12',
  'ichliebedich',
  'ichliebedich1',
  'schatzschatz',
  'sonnenschein',
  'sonnenschein1',
  'iloveyou1234',
  'iloveyouiloveyou',
  'letmeinletmein',
  'adminadmin12',
  'administrator',
  'administrator1',
  'changemechangeme',
  'deutschland1',
  'deutschland123',
  'bayernmuenchen',
  'fcbayernmuenchen',
  'schalke04schalke',
  'borussiadortmund',
  'gruenland1234',
  'landwirtschaft',
  'landwirtschaft1',
  'bauernhof123',
  'johndeere1234',
]);

/** What is left of them without the digits at their ends. */
const stems = new Set([...common].map(withoutDigits).filter((stem) => stem.length >= 4));

/**
 * Whether a password is a well-known one or consists of the person's own names, also repeated or with
 * digits before and behind: whoever guesses tries years and house numbers first.
 */
export function isCommonPassword(password: string, own: readonly string[]): boolean {
  const reduced = reduce(password);
  if (reduced.length < 4 || common.has(reduced) || /^(.{1,3})\1+$/u.test(reduced)) return true;
  const stem = withoutDigits(reduced);
  if (stems.has(stem) || stems.has(/^(.+?)\1+$/u.exec(stem)?.[1] ?? '')) return true;
  return own
    .map(reduce)
    .some((name) => name.length >= 4 && (reduced === name || stem === withoutDigits(name)));
}

function withoutDigits(text: string): string {
  return text.replaceAll(/^\p{N}+|\p{N}+$/gu, '');
}

function reduce(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
