import type { HoldReason } from '#db/tables/moderation.ts';

import type { TextVariants } from './text-variants.ts';

const digitOfWord: Readonly<Record<string, string>> = {
  null: '0',
  eins: '1',
  zwei: '2',
  zwo: '2',
  drei: '3',
  vier: '4',
  fuenf: '5',
  sechs: '6',
  sieben: '7',
  acht: '8',
  neun: '9',
};
const numberWord = Object.keys(digitOfWord).join('|');

/** Replaces number words („null eins sieben sechs …“) with digits. */
function wordsToDigits(text: string): string {
  return text.replace(
    new RegExp(`\\b(?:${numberWord})\\b`, 'gu'),
    (word) => digitOfWord[word] ?? '',
  );
}

const dates =
  /\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b|\b\d{1,2}[/.](?:19|20)\d{2}\b|\b(?:19|20)\d{2}\s?[-–/]\s?(?:19|20)?\d{2}\b/gu;
const partNumber =
  /(?:teile|artikel|serien|bestell|ident|fahrgestell|ersatzteil|ean|oem|chassis|katalog|referenz|rahmen|motor)[\s.:#-]*(?:nr|nummer\w*)?\.?[^.;\n]{0,24}$/u;
const digitRun = /(?:\+|\b)\d(?:[\s()./_*|–-]{0,3}\d){6,17}/gu;

/**
 * Whether digits form a phone number: German, Austrian or Swiss prefix, or a mobile number without
 * its leading zero.
 */
function isPhone(figures: string, plus: boolean): boolean {
  const digits = figures.replace(/\D/gu, '');
  if (digits.length < 8 || digits.length > 17) return false;
  if (plus) return true;
  if (/^00[1-9]/u.test(digits)) return digits.length >= 10;
  if (/^0[1-9]/u.test(digits)) return !/^0(\d)\1{5,}/u.test(digits);
  return /^(?:49|43|41)[1-9]\d{8,}$/u.test(digits) || /^1[567]\d{8,9}$/u.test(digits);
}

/** Parts of a digit run that may start a mobile number; other digits can precede it. */
function mobileNumberCandidates(figures: string): string[] {
  return [...figures.matchAll(/(?<=[\s|/,;]{1,3})(?:\+|0[\s]?1[\s]?[567])/gu)].map(({ index }) =>
    figures.slice(index),
  );
}

export function hasPhone(text: string): boolean {
  const plain = wordsToDigits(text)
    .replace(dates, ' # ')
    .replace(/\bo\s?(?=1\s?[567]\s?\d)/gu, '0');
  for (const [figures, start] of [...plain.matchAll(digitRun)].map(
    (hit) => [hit[0], hit.index] as const,
  )) {
    const before = plain.slice(Math.max(0, start - 48), start);
    const isPart = partNumber.test(before) && !/^(?:\+|0\s?1\s?[567])/u.test(figures);
    if (!isPart && isPhone(figures, figures.startsWith('+'))) return true;
    if (mobileNumberCandidates(figures).some((tail) => isPhone(tail, tail.startsWith('+'))))
      return true;
  }
  return false;
}

const at = String.raw`\s?(?:@|\(\s?(?:at|aet|a)\s?\)|\[\s?(?:at|aet|a)\s?\]|\{\s?at\s?\}|<\s?at\s?>|_at_|-at-|\sat\s|\saet\s|\s?klammeraffe\s?)\s?`;
const dot = String.raw`\s?(?:\.|\(\s?(?:dot|punkt)\s?\)|\[\s?(?:dot|punkt)\s?\]|\sdot\s|\spunkt\s|,)\s?`;
const endings = 'de|com|net|org|eu|at|ch|info|ru|pl|fr|it|uk|co|me|io|shop|online|biz|email|live';
const mail = new RegExp(`[\\w.+-]{2,}${at}[\\w-]{2,}(?:${dot})(?:${endings})\\b`, 'u');
const mailService =
  /\b(?:g ?mail|googlemail|gmx|web de|outlook(?: com| de)?|yahoo|hotmail|t online de|proton ?mail|icloud|freenet de|posteo|aol com|mail ru|yandex)\b/u;
const address = new RegExp(
  `https?:|hxxp|\\bwww\\s?\\.|\\b[a-z0-9][a-z0-9-]{1,}\\s?(?:\\(|\\[)?\\.(?:\\)|\\])?(?:de|com|net|org|eu|at|ch|info|ru|pl|uk|io|shop|online|biz|xyz|site|link|top|club|store|app|ly|gg|cc|tk|co|me)(?:/\\S*)?(?![a-z0-9])|\\b[a-z0-9-]{3,} (?:punkt|dot) (?:de|com|net|org|shop|info)\\b`,
  'u',
);
const iban = /\b(?:de|at|ch|gb|es|pl|lt|be|nl|fr|it)\s?\d{2}(?:\s?\d{4}){3,5}(?:\s?\d{1,2})?\b/u;

/** Finds contact details that bypass the site's messages, in whatever notation. */
export function findContactSignals({
  text,
  words,
}: TextVariants): (HoldReason & { weight: number })[] {
  const found: (HoldReason & { weight: number })[] = [];
  const isMail = mail.test(text) || mailService.test(words);
  if (isMail) found.push({ code: 'e-mail', text: 'E-Mail-Adresse im Text', weight: 45 });
  if (!isMail && address.test(text)) {
    found.push({ code: 'link', text: 'Internetadresse im Text', weight: 45 });
  }
  if (iban.test(text)) found.push({ code: 'iban', text: 'Bankverbindung im Text', weight: 55 });
  else if (hasPhone(text))
    found.push({ code: 'telefon', text: 'Telefonnummer im Text', weight: 45 });
  return found;
}
