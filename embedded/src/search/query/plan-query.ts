import type { Dictionaries } from '#search/application/dictionaries.ts';
import type { Collection } from '#search/collection/collection.ts';
import type { SearchParams } from '#search/params/search-params.ts';
import type { Vocabulary } from '#search/text/vocabulary.ts';
import { foldWord } from '#search/text/fold-word.ts';
import { headOf } from '#search/text/decompound.ts';
import { masculineForm } from '#search/text/masculine-form.ts';
import { expandWord, maxTypos, partWord, type Expansion } from './expand-word.ts';
import { FORMS, type QueryPlan, type QueryUnit, type Terms } from './query-unit.ts';
import { NO_SYNTAX, readQuery, type Syntax } from './read-query.ts';
import type { SynonymTable } from './synonyms.ts';

const NO_TYPOS = { oneTypoFrom: Infinity, twoTyposFrom: Infinity };

/** Words beyond this number are matched exactly, without typos or compounds. */
const MAX_EXPANDED = 10;

function expansionFor(
  params: SearchParams,
  dictionaries: Dictionaries,
  synonyms: SynonymTable | null,
): Expansion {
  const hasSynonyms = (word: string) => synonyms?.isKnown(word) ?? false;
  const { typoTolerance = 'true' } = params;
  const none = typoTolerance === 'false' || typoTolerance === false;
  return {
    prefix: false,
    neverMisspelt: new Set((params.disableTypoToleranceOnWords ?? []).map(foldWord)),
    stems: dictionaries.hasBuiltIn('plurals', params.ignorePlurals),
    formsOf: (word) => dictionaries.formsOf(word, params.ignorePlurals),
    partsOf: (word, vocabulary) => dictionaries.partsOf(word, vocabulary, hasSynonyms),
    compounds: params.decompoundQuery ?? true,
    oneTypoFrom: none ? Infinity : (params.minWordSizefor1Typo ?? 4),
    twoTyposFrom: none ? Infinity : (params.minWordSizefor2Typos ?? 8),
    typosInNumbers: params.allowTyposOnNumericTokens ?? true,
  };
}

/** Removes stop words unless no other words are left; keeps the word being typed. */
function withoutStopWords(
  words: readonly string[],
  openEnd: boolean,
  isStopWord: (word: string) => boolean,
): readonly string[] {
  const last = words.length - 1;
  const rest = words.filter(
    (word, at) => !isStopWord(word) || (openEnd && at === last && last > 0),
  );
  const onlyOpenEnd = rest.length === 1 && openEnd && isStopWord(rest[0] ?? '');
  return rest.length === 0 || onlyOpenEnd ? words : rest;
}

export type PlannedCollection = Pick<Collection, 'vocabulary' | 'dictionaries'>;

interface Unit extends QueryUnit {
  readonly groups: (readonly Terms[])[];
}

/** Expands each word of a query to all matching words of the vocabulary. */
export function planQuery(
  params: SearchParams,
  collection: PlannedCollection,
  synonyms: SynonymTable | null,
  matchLastParts = false,
): QueryPlan {
  const { vocabulary, dictionaries } = collection;
  const read = readQuery(params.query ?? '', syntaxOf(params));
  const words = withoutStopWords(read.words, read.openEnd, (word) =>
    dictionaries.isStopWord(word, params.removeStopWords),
  );
  const how = expansionFor(params, dictionaries, synonyms);
  const spelling = { vocabulary, synonyms, how, matchLastParts };
  const units = words.map((word, at): Unit => {
    const last = at === words.length - 1;
    const { queryType = 'prefixLast' } = params;
    const open = last && read.openEnd;
    const prefix = queryType === 'prefixAll' || (queryType === 'prefixLast' && open);
    return at >= MAX_EXPANDED ? plainUnit(word, prefix, spelling) : unitOf(word, prefix, spelling);
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

/** Inputs for expanding a query. */
interface Spelling {
  readonly vocabulary: Vocabulary;
  readonly synonyms: SynonymTable | null;
  readonly how: Expansion;
  /** Whether an unknown compound is matched by its last part. */
  readonly matchLastParts: boolean;
}

function plainUnit(word: string, prefix: boolean, { vocabulary, how }: Spelling): Unit {
  const mode = { ...how, ...NO_TYPOS, compounds: false };
  return { word, prefix, terms: expandWord(word, vocabulary, mode), groups: [] };
}

function unitOf(word: string, prefix: boolean, spelling: Spelling): Unit {
  const { vocabulary, synonyms, how, matchLastParts } = spelling;
  const mode = how.neverMisspelt.has(word) ? { ...how, ...NO_TYPOS } : how;
  const terms = expandWord(word, vocabulary, { ...mode, prefix });
  const groups: (readonly Terms[])[] = [];
  for (const form of [word, how.stems ? masculineForm(word) : null]) {
    if (form === null) continue;
    if (form !== word) addInflected(terms, expandWord(form, vocabulary, how));
    const parts = partWord(form, vocabulary, how);
    if (parts) groups.push(partTerms(parts, vocabulary, how, synonyms));
  }
  // Handles a misspelt word that occurs only among the synonyms.
  const [correction] = terms.size === 0 ? (synonyms?.near(word, maxTypos(word, how)) ?? []) : [];
  const unit = { word, prefix, terms, groups };
  if (correction !== undefined && synonyms) {
    const other = { ...unit, word: correction };
    addSynonyms([other], synonyms, vocabulary, how);
  }
  const head = matchLastParts && how.compounds ? headOf(word, vocabulary) : null;
  if (head !== null) addInflected(terms, expandWord(head, vocabulary, { ...how, ...NO_TYPOS }));
  return unit;
}

/** Adds the matches of another form of the word. */
function addInflected(terms: Terms, more: Terms): void {
  for (const [word, { typos, form }] of more) {
    if (!terms.has(word)) terms.set(word, { typos, form: Math.max(form, FORMS.inflected) });
  }
}

/** Matches of the parts of a word: `Traktorreifen` also finds `Schlepperreifen`. */
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

function syntaxOf({ advancedSyntax = false, advancedSyntaxFeatures: some }: SearchParams): Syntax {
  if (!advancedSyntax) return NO_SYNTAX;
  return {
    phrases: some?.includes('exactPhrase') ?? true,
    exclusions: some?.includes('excludeWords') ?? true,
  };
}

function optionalWords({ optionalWords: given = [] }: SearchParams): ReadonlySet<string> {
  const text = typeof given === 'string' ? given : given.join(' ');
  return new Set(readQuery(text, NO_SYNTAX).words);
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
