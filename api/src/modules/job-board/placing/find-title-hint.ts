import type { JobHint } from '@gruenland/shared-contracts/api/own-job-postings.ts';

import {
  IRREGULAR_FEMALE_STEMS,
  NEUTRAL_REPLACEMENTS,
  MALE_WORD_ENDINGS,
  MALE_TRADE_ENDINGS,
  FEMALE_WORD_ENDINGS,
  isNeutral,
} from './title-words.ts';

/**
 * Matches „(m/w/d)“, „m-w-d“ and „(m/w/divers)“ with three or four letters in any order, with or
 * without brackets.
 */
const GENDER_LETTERS_PATTERN =
  /(?<![\p{L}/])[mwdxfai](?:\s*[/|,-]\s*(?:divers|[mwdxfai])){2,3}(?![\p{L}/])/iu;
/** Matches „(mwd)“, „(gn*)“, „(alle)“, „alle Geschlechter“. */
const GENDER_WORDS_PATTERN =
  /(?<!\p{L})[mwfdx]{3,4}(?!\p{L})|\(\s*(?:gn\*?|alle)\s*\)|\ball(?:e|en|er)? (?:geschlechter|genders?)\b/iu;
/** Matches „(m/w)“, „m/w“. */
const TWO_GENDERS_PATTERN =
  /\(\s*[mwf]\s*[/|,]\s*[mwf]\s*\)|(?<![\p{L}/])[mwf]\s*[/|]\s*[mwf](?![\p{L}/])/iu;
/** Matches „Kauffrau/-mann“, „Melker/in“, „Gärtner*innen“. */
const GENDERED_PAIR_PATTERN = /\p{L}+(?:[/*:_]-?|[Ii]nnen\/-?)(?:in|innen|mann|frau)\b/iu;

/** Matches common masculine endings after at least two letters, so that „Bier“ does not match. */
const MALE_ENDING_PATTERN = /\p{L}{2}(?:er|ist(?:en)?|ant(?:en)?|ent(?:en)?|eure?)$/u;
const FEMALE_ENDING_PATTERN = /\p{L}{2}(?:er|ist|ant|ent|eur|or|wirt|log)in(?:nen)?$/u;

interface TitleWord {
  readonly text: string;
  readonly lowerCaseText: string;
  /**
   * Whether a noun follows directly, as in „Allgäuer Milchhof“ and „Erfahrener Melker“. This word
   * then counts as an adjective.
   */
  readonly isAdjective: boolean;
}

const stripFeminineEnding = (word: string) =>
  word.replace(/(?:innen|in)$/u, '').replace(/(?:n|s|en)$/u, '');
/** Matches verbs and names of things that end like words for people. */
const NON_PERSON_PATTERN = /^(?:kochen?|bewirten?)$|shirts?$/u;
const isNoun = (text: string) => /^\p{Lu}/u.test(text);

function isFemale({ text, lowerCaseText }: TitleWord): boolean {
  if (FEMALE_WORD_ENDINGS.some((ending) => lowerCaseText.endsWith(ending))) return true;
  if (isNeutral(lowerCaseText) || !/in(?:nen)?$/u.test(lowerCaseText)) return false;
  const stem = stripFeminineEnding(lowerCaseText);
  if ([...MALE_TRADE_ENDINGS, ...IRREGULAR_FEMALE_STEMS].some((ending) => stem.endsWith(ending)))
    return true;
  return isNoun(text) && FEMALE_ENDING_PATTERN.test(lowerCaseText);
}

function isMale({ text, lowerCaseText, isAdjective }: TitleWord): boolean {
  const forms = [
    lowerCaseText,
    stripFeminineEnding(lowerCaseText),
    lowerCaseText.replace(/e$/u, ''),
  ];
  const hasEnding = (ending: string) => forms.some((form) => form.endsWith(ending));
  if (
    !NON_PERSON_PATTERN.test(lowerCaseText) &&
    [...MALE_TRADE_ENDINGS, ...MALE_WORD_ENDINGS].some(hasEnding)
  )
    return true;
  return (
    isNoun(text) &&
    !isAdjective &&
    !isNeutral(lowerCaseText) &&
    MALE_ENDING_PATTERN.test(lowerCaseText)
  );
}

function getWords(title: string): TitleWord[] {
  return [...title.matchAll(/\p{L}+/gu)].map(({ 0: text, index }) => ({
    text,
    lowerCaseText: text.toLowerCase(),
    isAdjective: /^\s+\p{Lu}\p{Ll}/u.test(title.slice(index + text.length)),
  }));
}

/** Returns the gender-neutral form of `genderedWord`, or `genderedWord` itself if there is none. */
function findNeutralWord(genderedWord: string): string {
  const lowerCaseText = genderedWord.toLowerCase();
  const stem = [lowerCaseText, stripFeminineEnding(lowerCaseText)].find((word) =>
    NEUTRAL_REPLACEMENTS.some(([ending]) => word.endsWith(ending)),
  );
  const neutralForm = NEUTRAL_REPLACEMENTS.find(([ending]) => stem?.endsWith(ending));
  if (stem && neutralForm) {
    const [ending, standaloneForm, compoundForm] = neutralForm;
    if (stem === ending) return standaloneForm;
    if (compoundForm) return genderedWord.slice(0, stem.length - ending.length) + compoundForm;
  }
  const isIrregular = IRREGULAR_FEMALE_STEMS.some((irregularEnding) =>
    stripFeminineEnding(lowerCaseText).endsWith(irregularEnding),
  );
  return isIrregular
    ? genderedWord
    : genderedWord.replace(/(?<=\p{L}{2}(?:er|ist|ant|ent|eur|wirt))in(nen)?$/u, '/in$1');
}

/** Rewrites a title that contains `genderedWord` in gender-neutral form. */
function suggestTitle(title: string, genderedWord: string): string {
  const cleanedTitle = title
    .replace(TWO_GENDERS_PATTERN, '')
    .replace(/\s+gesucht\b/iu, '')
    .trim();
  const rewordedTitle =
    genderedWord && !GENDERED_PAIR_PATTERN.test(title)
      ? cleanedTitle.replace(genderedWord, findNeutralWord(genderedWord))
      : cleanedTitle;
  return `${rewordedTitle.replace(/\s{2,}/gu, ' ').trim()} (m/w/d)`;
}

/**
 * Checks whether a title addresses all genders (§ 11 AGG), by a suffix or by naming the work
 * instead of a person. A job can be published in spite of a hint.
 * @returns a hint, or null if the title addresses all genders
 */
export function findTitleHint(title: string): JobHint | null {
  if (GENDER_LETTERS_PATTERN.test(title) || GENDER_WORDS_PATTERN.test(title)) return null;
  const personWords = getWords(title).filter((word) => isFemale(word) || isMale(word));
  const [genderedWord] = personWords;
  // Whether the title names both forms: „Gärtnerinnen und Gärtner“.
  const hasBothForms = personWords.some(isFemale) && !personWords.every(isFemale);
  if (hasBothForms || TWO_GENDERS_PATTERN.test(title) || GENDERED_PAIR_PATTERN.test(title)) {
    return {
      field: 'title',
      text: 'Der Titel spricht nur Männer und Frauen an. Mit (m/w/d) ist er für alle.',
      suggestion: suggestTitle(title, hasBothForms ? '' : (genderedWord?.text ?? '')),
    };
  }
  if (!genderedWord) return null;
  const addressedGender = isFemale(genderedWord) ? 'Frauen' : 'Männer';
  return {
    field: 'title',
    text: `„${genderedWord.text}“ spricht nur ${addressedGender} an (§ 11 AGG). Mit (m/w/d) oder einem Wort für die Arbeit ist der Titel für alle.`,
    suggestion: suggestTitle(title, genderedWord.text),
  };
}
