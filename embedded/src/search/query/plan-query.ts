import type { SearchParams } from '#search/params/search-params.ts';
import { isStopWord } from '#search/text/stop-words.ts';
import type { Vocabulary } from '#search/text/vocabulary.ts';
import { expandWord, partWord, type Expansion } from './expand-word.ts';
import { FORMS, type QueryPlan, type QueryUnit, type Terms } from './query-unit.ts';
import { readQuery } from './read-query.ts';
import type { SynonymTable } from './synonyms.ts';

const NO_TYPOS = { oneTypoFrom: Infinity, twoTyposFrom: Infinity };

/** Words beyond these are taken as they stand, without typos or compounds. */
const MOST_EXPANDED = 10;

const speaksGerman = (languages: boolean | readonly string[] | undefined): boolean =>
  languages === true || (Array.isArray(languages) && languages.includes('de'));

function expansionFor(params: SearchParams): Expansion {
  const { typoTolerance = 'true' } = params;
  const none = typoTolerance === 'false' || typoTolerance === false;
  return {
    prefix: false,
    stems: speaksGerman(params.ignorePlurals),
    compounds: params.decompoundQuery ?? true,
    oneTypoFrom: none ? Infinity : (params.minWordSizefor1Typo ?? 4),
    twoTyposFrom: none ? Infinity : (params.minWordSizefor2Typos ?? 8),
    typosInNumbers: params.allowTyposOnNumericTokens ?? true,
  };
}

/** Stop words go unless nothing else is left; the word being typed stays. */
function withoutStopWords(words: readonly string[], openEnd: boolean): readonly string[] {
  const last = words.length - 1;
  const rest = words.filter(
    (word, at) => !isStopWord(word) || (openEnd && at === last && last > 0),
  );
  const onlyOpenEnd = rest.length === 1 && openEnd && isStopWord(rest[0] ?? '');
  return rest.length === 0 || onlyOpenEnd ? words : rest;
}

interface Unit extends QueryUnit {
  readonly groups: (readonly Terms[])[];
}

/** Spells out a query: for each word everything in the vocabulary that answers it. */
export function planQuery(
  params: SearchParams,
  vocabulary: Vocabulary,
  synonyms: SynonymTable | null,
): QueryPlan {
  const read = readQuery(params.query ?? '', params.advancedSyntax ?? false);
  const words = speaksGerman(params.removeStopWords)
    ? withoutStopWords(read.words, read.openEnd)
    : read.words;
  const how = expansionFor(params);
  const units = words.map((word, at): Unit => {
    const last = at === words.length - 1;
    const { queryType = 'prefixLast' } = params;
    const open = last && read.openEnd;
    const prefix = queryType === 'prefixAll' || (queryType === 'prefixLast' && open);
    const plain = at >= MOST_EXPANDED;
    const mode = plain ? { ...how, ...NO_TYPOS, compounds: false } : { ...how, prefix };
    const parts = plain ? null : partWord(word, vocabulary, mode);
    const terms = expandWord(word, vocabulary, mode);
    const groups = parts ? [partTerms(parts, vocabulary, how, synonyms)] : [];
    return { word, prefix, terms, groups };
  });
  addJoinedWords(units, vocabulary);
  if (synonyms) addSynonyms(units, synonyms, vocabulary, how);
  const optional = optionalWords(params);
  return {
    units: units.filter(({ word }) => !optional.has(word)),
    optional: units.filter(({ word }) => optional.has(word)),
    excluded: read.excluded,
    phrases: read.phrases,
  };
}

/** What answers the parts of a word: `Traktorreifen` also finds `Schlepperreifen`. */
function partTerms(
  parts: readonly string[],
  vocabulary: Vocabulary,
  how: Expansion,
  synonyms: SynonymTable | null,
): Terms[] {
  const units = parts.map((word): Unit => {
    const terms = expandWord(word, vocabulary, { ...how, ...NO_TYPOS });
    return { word, prefix: false, terms, groups: [] };
  });
  if (synonyms) for (const unit of units) addSynonyms([unit], synonyms, vocabulary, how);
  return units.map(({ terms }) => terms);
}

function optionalWords({ optionalWords: given = [] }: SearchParams): ReadonlySet<string> {
  const text = typeof given === 'string' ? given : given.join(' ');
  return new Set(readQuery(text, false).words);
}

/** `Front lader` also finds `Frontlader`, `RE 504836` also `RE504836`. */
function addJoinedWords(units: readonly Unit[], vocabulary: Vocabulary): void {
  for (const [at, unit] of units.entries()) {
    const next = units[at + 1];
    const joined = next ? unit.word + next.word : '';
    if (!next || !vocabulary.has(joined)) continue;
    unit.terms.set(joined, { typos: 0, form: FORMS.inflected });
    next.terms.set(joined, { typos: 0, form: FORMS.inflected });
  }
}

function addSynonyms(
  units: readonly Unit[],
  synonyms: SynonymTable,
  vocabulary: Vocabulary,
  how: Expansion,
): void {
  const exact = { ...how, ...NO_TYPOS };
  for (let at = 0; at < units.length; at += 1) {
    for (let length = 1; length <= Math.min(synonyms.longest, units.length - at); length += 1) {
      const covered = units.slice(at, at + length);
      const words = covered.map(({ word }) => word);
      for (const { words: others, typos } of synonyms.of(words)) {
        const terms = others.map((word) => expandWord(word, vocabulary, exact));
        for (const unit of covered) addAlternative(unit, terms, typos);
      }
    }
  }
}

function addAlternative(unit: Unit, terms: readonly Terms[], typos: number): void {
  const [only, another] = terms;
  if (!only) return;
  if (another) {
    unit.groups.push(terms);
    return;
  }
  for (const [word, how] of only) {
    if (unit.terms.has(word)) continue;
    unit.terms.set(word, {
      typos: Math.max(typos, how.typos),
      form: Math.max(how.form, FORMS.inflected),
    });
  }
}
