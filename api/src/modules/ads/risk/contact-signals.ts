import type { ReviewReason } from '#db/tables/moderation.ts';

import type { TextVariants } from './text-variants.ts';

const digitByNumberWord: Readonly<Record<string, string>> = {
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
const numberWordPattern = Object.keys(digitByNumberWord).join('|');

/** Replaces number words („null eins sieben sechs …“) with digits. */
function replaceNumberWords(text: string): string {
  return text.replace(
    new RegExp(`\\b(?:${numberWordPattern})\\b`, 'gu'),
    (word) => digitByNumberWord[word] ?? '',
  );
}

const datePattern =
  /\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b|\b\d{1,2}[/.](?:19|20)\d{2}\b|\b(?:19|20)\d{2}\s?[-–/]\s?(?:19|20)?\d{2}\b/gu;
const numberLabelPattern =
  /(?:teile|artikel|serien|bestell|ident|fahrgestell|ersatzteil|ean|oem|chassis|katalog|referenz|rahmen|motor)[\s.:#-]*(?:nr|nummer\w*)?\.?[^.;\n]{0,24}$/u;
const digitRunPattern = /(?:\+|\b)\d(?:[\s()./_*|–-]{0,3}\d){6,17}/gu;

/**
 * Returns whether digits form a phone number. Phone numbers start with `+`, with 00 or 0, or with
 * the country code of Germany, Austria or Switzerland. German mobile numbers may lack the leading
 * zero.
 */
function isPhoneNumber(digitRun: string, hasPlus: boolean): boolean {
  const digits = digitRun.replace(/\D/gu, '');
  if (digits.length < 8 || digits.length > 17) return false;
  if (hasPlus) return true;
  if (/^00[1-9]/u.test(digits)) return digits.length >= 10;
  if (/^0[1-9]/u.test(digits)) return !/^0(\d)\1{5,}/u.test(digits);
  return /^(?:49|43|41)[1-9]\d{8,}$/u.test(digits) || /^1[567]\d{8,9}$/u.test(digits);
}

/**
 * Returns the parts of a digit run that start like a mobile or international phone number and reach
 * to the end of the run. Other digits may precede a phone number.
 */
function listMobileNumberCandidates(digitRun: string): string[] {
  return [...digitRun.matchAll(/(?<=[\s|/,;]{1,3})(?:\+|0[\s]?1[\s]?[567])/gu)].map(({ index }) =>
    digitRun.slice(index),
  );
}

function containsPhoneNumber(text: string): boolean {
  const digitText = replaceNumberWords(text)
    .replace(datePattern, ' # ')
    .replace(/\bo\s?(?=1\s?[567]\s?\d)/gu, '0');
  for (const [digitRun, startIndex] of [...digitText.matchAll(digitRunPattern)].map(
    (match) => [match[0], match.index] as const,
  )) {
    const precedingText = digitText.slice(Math.max(0, startIndex - 48), startIndex);
    const isPartNumber =
      numberLabelPattern.test(precedingText) && !/^(?:\+|0\s?1\s?[567])/u.test(digitRun);
    if (!isPartNumber && isPhoneNumber(digitRun, digitRun.startsWith('+'))) return true;
    if (
      listMobileNumberCandidates(digitRun).some((candidate) =>
        isPhoneNumber(candidate, candidate.startsWith('+')),
      )
    )
      return true;
  }
  return false;
}

const atPattern = String.raw`\s?(?:@|\(\s?(?:at|aet|a)\s?\)|\[\s?(?:at|aet|a)\s?\]|\{\s?at\s?\}|<\s?at\s?>|_at_|-at-|\sat\s|\saet\s|\s?klammeraffe\s?)\s?`;
const dotPattern = String.raw`\s?(?:\.|\(\s?(?:dot|punkt)\s?\)|\[\s?(?:dot|punkt)\s?\]|\sdot\s|\spunkt\s|,)\s?`;
const topLevelDomains =
  'de|com|net|org|eu|at|ch|info|ru|pl|fr|it|uk|co|me|io|shop|online|biz|email|live';
const emailPattern = new RegExp(
  `[\\w.+-]{2,}${atPattern}[\\w-]{2,}(?:${dotPattern})(?:${topLevelDomains})\\b`,
  'u',
);
const mailServicePattern =
  /\b(?:g ?mail|googlemail|gmx|web de|outlook(?: com| de)?|yahoo|hotmail|t online de|proton ?mail|icloud|freenet de|posteo|aol com|mail ru|yandex)\b/u;
const urlPattern = new RegExp(
  `https?:|hxxp|\\bwww\\s?\\.|\\b[a-z0-9][a-z0-9-]{1,}\\s?(?:\\(|\\[)?\\.(?:\\)|\\])?(?:de|com|net|org|eu|at|ch|info|ru|pl|uk|io|shop|online|biz|xyz|site|link|top|club|store|app|ly|gg|cc|tk|co|me)(?:/\\S*)?(?![a-z0-9])|\\b[a-z0-9-]{3,} (?:punkt|dot) (?:de|com|net|org|shop|info)\\b`,
  'u',
);
const ibanPattern =
  /\b(?:de|at|ch|gb|es|pl|lt|be|nl|fr|it)\s?\d{2}(?:\s?\d{4}){3,5}(?:\s?\d{1,2})?\b/u;

/**
 * Finds email addresses, links, phone numbers and bank accounts in an ad, even if they are
 * disguised. Such contact data would let buyers and sellers bypass the site's messages.
 */
export function findContactSignals({
  text,
  words,
}: TextVariants): (ReviewReason & { weight: number })[] {
  const findings: (ReviewReason & { weight: number })[] = [];
  const hasEmail = emailPattern.test(text) || mailServicePattern.test(words);
  if (hasEmail) findings.push({ code: 'e-mail', text: 'E-Mail-Adresse im Text', weight: 45 });
  if (!hasEmail && urlPattern.test(text)) {
    findings.push({ code: 'link', text: 'Internetadresse im Text', weight: 45 });
  }
  if (ibanPattern.test(text))
    findings.push({ code: 'iban', text: 'Bankverbindung im Text', weight: 55 });
  else if (containsPhoneNumber(text))
    findings.push({ code: 'telefon', text: 'Telefonnummer im Text', weight: 45 });
  return findings;
}
