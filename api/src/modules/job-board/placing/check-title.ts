import type { JobHint } from '@gruenland/shared-contracts/api/own-job-postings.ts';

import { CHANGED_TRADES, FOR_EVERYBODY, MEN, TRADES, WOMEN, isNeutral } from './title-words.ts';

/** „(m/w/d)“, „m-w-d“, „(m/w/divers)“ in any order, with further letters or without brackets. */
const LETTERS = /(?<![\p{L}/])[mwdxfai](?:\s*[/|,-]\s*(?:divers|[mwdxfai])){2,3}(?![\p{L}/])/iu;
/** „(mwd)“, „(gn*)“, „(alle)“, „alle Geschlechter“ */
const WORDS =
  /(?<!\p{L})[mwfdx]{3,4}(?!\p{L})|\(\s*(?:gn\*?|alle)\s*\)|\ball(?:e|en|er)? (?:geschlechter|genders?)\b/iu;
/** „(m/w)“, „m/w“ */
const TWO_ONLY = /\(\s*[mwf]\s*[/|,]\s*[mwf]\s*\)|(?<![\p{L}/])[mwf]\s*[/|]\s*[mwf](?![\p{L}/])/iu;
/** „Kauffrau/-mann“, „Melker/in“, „Gärtner*innen“ */
const PAIR = /\p{L}+(?:[/*:_]-?|[Ii]nnen\/-?)(?:in|innen|mann|frau)\b/iu;

/** How words for people end in general; longer than „Bier“ and „Meer“. */
const MALE_END = /\p{L}{2}(?:er|ist(?:en)?|ant(?:en)?|ent(?:en)?|eure?)$/u;
const FEMALE_END = /\p{L}{2}(?:er|ist|ant|ent|eur|or|wirt|log)in(?:nen)?$/u;

interface Word {
  readonly text: string;
  readonly small: string;
  /** Whether a noun follows at once: „Allgäuer Milchhof“ and „Erfahrener Melker“ name no person. */
  readonly describes: boolean;
}

const without = (word: string) => word.replace(/(?:innen|in)$/u, '').replace(/(?:n|s|en)$/u, '');
/** Verbs and things that end as people do. */
const NO_PERSON = /^(?:kochen?|bewirten?)$|shirts?$/u;
const isNoun = (text: string) => /^\p{Lu}/u.test(text);

function isFemale({ text, small }: Word): boolean {
  if (WOMEN.some((end) => small.endsWith(end))) return true;
  if (isNeutral(small) || !/in(?:nen)?$/u.test(small)) return false;
  const stem = without(small);
  if ([...TRADES, ...CHANGED_TRADES].some((end) => stem.endsWith(end))) return true;
  return isNoun(text) && FEMALE_END.test(small);
}

function isMale({ text, small, describes }: Word): boolean {
  const forms = [small, without(small), small.replace(/e$/u, '')];
  const ends = (end: string) => forms.some((form) => form.endsWith(end));
  if (!NO_PERSON.test(small) && [...TRADES, ...MEN].some(ends)) return true;
  return isNoun(text) && !describes && !isNeutral(small) && MALE_END.test(small);
}

function wordsOf(title: string): Word[] {
  return [...title.matchAll(/\p{L}+/gu)].map(({ 0: text, index }) => ({
    text,
    small: text.toLowerCase(),
    describes: /^\s+\p{Lu}\p{Ll}/u.test(title.slice(index + text.length)),
  }));
}

/** The word that says the same of everybody and keeps the trade; itself where there is none. */
function neutralOf(found: string): string {
  const small = found.toLowerCase();
  const stem = [small, without(small)].find((each) =>
    FOR_EVERYBODY.some(([ending]) => each.endsWith(ending)),
  );
  const known = FOR_EVERYBODY.find(([ending]) => stem?.endsWith(ending));
  if (stem && known) {
    const [ending, alone, compound] = known;
    if (stem === ending) return alone;
    if (compound) return found.slice(0, stem.length - ending.length) + compound;
  }
  const changed = CHANGED_TRADES.some((end) => without(small).endsWith(end));
  return changed
    ? found
    : found.replace(/(?<=\p{L}{2}(?:er|ist|ant|ent|eur|wirt))in(nen)?$/u, '/in$1');
}

/** The title as it would be for everybody. */
function suggestionFor(title: string, found: string): string {
  const plain = title
    .replace(TWO_ONLY, '')
    .replace(/\s+gesucht\b/iu, '')
    .trim();
  const worded = found && !PAIR.test(title) ? plain.replace(found, neutralOf(found)) : plain;
  return `${worded.replace(/\s{2,}/gu, ' ').trim()} (m/w/d)`;
}

/**
 * Whether a title is for everybody (§ 11 AGG): says so in brackets or names the work instead of a
 * person. Warns, never forbids. @returns null when nothing is to be said
 */
export function checkTitle(title: string): JobHint | null {
  if (LETTERS.test(title) || WORDS.test(title)) return null;
  const people = wordsOf(title).filter((word) => isFemale(word) || isMale(word));
  const [found] = people;
  // „Gärtnerinnen und Gärtner“
  const both = people.some(isFemale) && !people.every(isFemale);
  if (both || TWO_ONLY.test(title) || PAIR.test(title)) {
    return {
      field: 'title',
      text: 'Der Titel spricht nur Männer und Frauen an. Mit (m/w/d) ist er für alle.',
      suggestion: suggestionFor(title, both ? '' : (found?.text ?? '')),
    };
  }
  if (!found) return null;
  const whom = isFemale(found) ? 'Frauen' : 'Männer';
  return {
    field: 'title',
    text: `„${found.text}“ spricht nur ${whom} an (§ 11 AGG). Mit (m/w/d) oder einem Wort für die Arbeit ist der Titel für alle.`,
    suggestion: suggestionFor(title, found.text),
  };
}
