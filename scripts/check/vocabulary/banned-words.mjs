/**
 * Words that names must not contain, each with its replacement (docs/glossary.md). A name is split
 * into words first: `photoDesk` and `photo-desk` both contain `photo` and `desk`.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const bannedNameWords = {
  desk: 'staff page, moderation or photo draft',
  desks: 'staff pages',
  doorof: 'requireParticipant',
  hearsay: 'capped signals',
  forgive: 'reset the back-off',
  hears: 'is notified',
  lamed: 'slow',
  mend: 'fix or repair',
  mends: 'fixes or repairs',
  nobody: 'anonymous caller, or nothing',
  nought: 'zero',
  patience: 'timeoutMs',
  reseal: 're-encrypt',
  room: 'package',
  rooms: 'packages',
  seal: 'encrypt, or commitment of a draw',
  sealed: 'encrypted',
  shelf: 'cache or draft',
  shelves: 'caches or drafts',
  somebody: 'user, owner or visitor',
  surroundings: 'options or dependencies',
  sweeper: 'scheduler',
  tell: 'notify, report or send',
  teller: 'handler or notifier',
  tells: 'notifies, reports or sends',
  thing: 'the word for it',
  things: 'the word for them',
  told: 'notified, reported or sent',
  trap: 'honeypot',
  vouched: 'hasTrustedSignature',
  weaknesses: 'vulnerabilities',
  whoever: 'owner, caller or user',
  wish: 'request, preference or target',
  wishes: 'requests or preferences',
};

/**
 * Patterns of phrases that comments and docs must not contain, each with its replacement.
 *
 * @type {readonly (readonly [RegExp, string])[]}
 */
export const bannedPhrases = [
  [/\bof before\b/i, 'previous'],
  [/\bnought\b/i, 'zero'],
  [/\bhearsay\b/i, 'capped signals'],
  [/\blamed\b/i, 'slow'],
  [/\bvouch(?:es|ed)?\b/i, 'sign, trusted signature'],
  [/\bsurroundings\b/i, 'options, dependencies, environment'],
  [/\bsigns? of life\b/i, 'first interaction, progress line'],
  [/\btaken over\b/i, 'hydrated'],
  [/\bat hand\b/i, 'loaded, cached, available'],
  [/\b(?:is|are|was|were) told\b/i, 'is notified, is shown, receives'],
  [/\bhears? of\b/i, 'is notified of'],
  [/\bwho is nobody\b/i, 'anonymous callers'],
  [/\bnobody(?:'s|’s)\b/i, 'without an owner'],
  [/\bstands for somebody\b/i, 'name the person'],
  [/\bshel(?:f|ves)\b/i, 'cache, draft'],
  [/\bdesks?\b/i, 'staff page, moderation, photo draft'],
  [/\bhouse rules?\b/i, 'repository checks'],
  [/\bas it is\b/i, 'unchanged'],
  [/\b(?:whoever|somebody)\b/i, 'a person, the owner, another user'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix, repair'],
];
