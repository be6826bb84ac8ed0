import type { Collection } from '#search/collection/collection.ts';
import type { SearchParams } from '#search/params/search-params.ts';
import type { Vocabulary } from '@gruenland/shared-contracts/german/vocabulary.ts';
import { getCompoundHead } from '@gruenland/shared-contracts/german/decompound.ts';
import { isKnownWord } from '@gruenland/shared-contracts/german/compound-boundary.ts';
import { dropGenericHead } from '@gruenland/shared-contracts/german/generic-head.ts';
import { getMasculineForm } from '@gruenland/shared-contracts/german/masculine-form.ts';
import {
  expandWord,
  getMaxTypos,
  hasWholeMatch,
  splitWord,
  type ExpansionOptions,
} from './expand-word.ts';
import {
  MATCH_FORMS,
  type QueryPlan,
  type QueryUnit,
  type TermGroup,
  type TermMatches,
} from './query-unit.ts';
import { createExpansionOptions, NO_TYPOS_OPTIONS } from './create-expansion-options.ts';
import { NO_SYNTAX, readQuery, type QuerySyntax } from './read-query.ts';
import { tokenize } from '@gruenland/shared-contracts/german/tokenize.ts';
import type { SynonymTable } from './synonyms.ts';

/**
 * Maximum number of query words that are expanded by typos and compounds. All words after these are
 * matched without typos and without compounds.
 */
const MAX_EXPANDED_WORDS = 10;

/**
 * Removes stop words, unless there are no other words. A stop word at the end stays if the visitor
 * may still be typing it.
 */
function dropStopWords(
  words: readonly string[],
  isLastWordUnfinished: boolean,
  isStopWord: (word: string) => boolean,
): readonly string[] {
  const lastIndex = words.length - 1;
  const keptWords = words.filter(
    (word, at) => !isStopWord(word) || (isLastWordUnfinished && at === lastIndex && lastIndex > 0),
  );
  const isOnlyUnfinishedStopWord =
    keptWords.length === 1 && isLastWordUnfinished && isStopWord(keptWords[0] ?? '');
  return keptWords.length === 0 || isOnlyUnfinishedStopWord ? words : keptWords;
}

export type QueryPlanCollection = Pick<Collection, 'vocabulary' | 'dictionaries'>;

interface MutableQueryUnit extends QueryUnit {
  readonly groups: TermGroup[];
}

/** Plans a query: expands each of its words to all words in the vocabulary that match it. */
export function planQuery(
  params: SearchParams,
  collection: QueryPlanCollection,
  synonyms: SynonymTable | null,
  matchLastParts = false,
): QueryPlan {
  const { vocabulary, dictionaries } = collection;
  const queryWords = readQuery(params.query ?? '', getSyntax(params));
  const words = dropStopWords(queryWords.words, queryWords.isLastWordUnfinished, (word) =>
    dictionaries.isStopWord(word, params.removeStopWords),
  );
  const expansion = createExpansionOptions(params, dictionaries, synonyms);
  const expansionContext = { vocabulary, synonyms, expansion, matchLastParts };
  const units = words.map((word, at): MutableQueryUnit => {
    const isLastWord = at === words.length - 1;
    const { queryType = 'prefixLast' } = params;
    const isWordUnfinished = isLastWord && queryWords.isLastWordUnfinished;
    const prefix = queryType === 'prefixAll' || (queryType === 'prefixLast' && isWordUnfinished);
    return at >= MAX_EXPANDED_WORDS
      ? createTypoFreeUnit(word, prefix, expansionContext)
      : expandUnit(word, prefix, expansionContext);
  });
  addJoinedWords(units, vocabulary);
  if (synonyms) addSynonyms(units, synonyms, vocabulary, expansion);
  const optional = getOptionalWords(params);
  return {
    units: units.filter(({ word }) => !optional.has(word)),
    optionalUnits: units.filter(({ word }) => optional.has(word)),
    excludedWords: queryWords.excludedWords,
    phrases: queryWords.phrases,
  };
}

/** Data that is needed to expand each query word. */
interface ExpansionContext {
  readonly vocabulary: Vocabulary;
  readonly synonyms: SynonymTable | null;
  readonly expansion: ExpansionOptions;
  /** Whether a compound that no document contains is matched by its last part. */
  readonly matchLastParts: boolean;
}

function createTypoFreeUnit(
  word: string,
  prefix: boolean,
  { vocabulary, expansion }: ExpansionContext,
): MutableQueryUnit {
  const typoFreeExpansion = { ...expansion, ...NO_TYPOS_OPTIONS, matchesCompounds: false };
  return { word, prefix, terms: expandWord(word, vocabulary, typoFreeExpansion), groups: [] };
}

function expandUnit(
  word: string,
  prefix: boolean,
  expansionContext: ExpansionContext,
): MutableQueryUnit {
  const { vocabulary, synonyms, expansion, matchLastParts } = expansionContext;
  // A word with synonyms is no misspelt word.
  const isCorrect = expansion.exactWords.has(word) || (synonyms?.hasSynonyms(word) ?? false);
  const typoFreeExpansion = isCorrect ? { ...expansion, ...NO_TYPOS_OPTIONS } : expansion;
  const terms = expandWord(word, vocabulary, { ...typoFreeExpansion, prefix });
  const groups: TermGroup[] = [];
  for (const form of [word, expansion.matchesInflections ? getMasculineForm(word) : null]) {
    if (form === null) continue;
    if (form !== word) addInflectedTerms(terms, expandWord(form, vocabulary, expansion));
    const parts = splitWord(form, vocabulary, expansion);
    if (parts) groups.push(expandParts(parts, COMPOUND_TYPOS.allParts, expansionContext));
  }
  const firstPart =
    expansion.matchesCompounds && !hasWholeMatch(terms)
      ? dropGenericHead(word, (part) => {
          return isKnownWord(part, vocabulary) || (synonyms?.hasSynonyms(part) ?? false);
        })
      : null;
  if (firstPart !== null)
    groups.push(expandParts([firstPart], COMPOUND_TYPOS.firstPart, expansionContext));
  const unit = { word, prefix, terms, groups };
  const masculineForm = expansion.matchesInflections ? getMasculineForm(word) : null;
  if (masculineForm !== null && synonyms)
    addSynonyms([{ ...unit, word: masculineForm }], synonyms, vocabulary, expansion);
  if (!isCorrect) addCorrections(unit, expansionContext);
  const compoundHead =
    matchLastParts && expansion.matchesCompounds ? getCompoundHead(word, vocabulary) : null;
  if (compoundHead !== null)
    addInflectedTerms(
      terms,
      expandWord(compoundHead, vocabulary, { ...expansion, ...NO_TYPOS_OPTIONS }),
    );
  return unit;
}

/**
 * For a word that matches nothing but typos, adds what the most similar words match: compounds of
 * the words in documents, and synonyms.
 */
function addCorrections(
  unit: MutableQueryUnit,
  { vocabulary, synonyms, expansion }: ExpansionContext,
): void {
  const { word, terms } = unit;
  const matches = [...terms];
  if (matches.some(([, { form }]) => form !== MATCH_FORMS.typo)) return;
  const fewestTypos = Math.min(2, ...matches.map(([, { typos }]) => typos));
  const nearestWords = matches.filter(([, { typos }]) => typos === fewestTypos);
  const exactExpansion = { ...expansion, ...NO_TYPOS_OPTIONS, prefix: false };
  for (const [nearestWord] of nearestWords.slice(0, MAX_CORRECTIONS)) {
    for (const [other, match] of expandWord(nearestWord, vocabulary, exactExpansion))
      if (!terms.has(other)) terms.set(other, { ...match, typos: fewestTypos + match.typos });
  }
  if (!synonyms) return;
  const [similarWord] = synonyms.findSimilar(word, getMaxTypos(word, expansion));
  for (const correction of new Set([similarWord, ...nearestWords.map(([other]) => other)]))
    if (correction !== undefined)
      addSynonyms([{ ...unit, word: correction }], synonyms, vocabulary, expansion, fewestTypos);
}

/** Adds `addedTerms`, the matches of another form of the query word. */
function addInflectedTerms(terms: TermMatches, addedTerms: TermMatches): void {
  for (const [word, { typos, form }] of addedTerms) {
    if (!terms.has(word)) terms.set(word, { typos, form: Math.max(form, MATCH_FORMS.inflected) });
  }
}

/** Maximum number of similar words whose compounds are added for a misspelt word. */
const MAX_CORRECTIONS = 3;

/** Numbers of typos that a match of only parts of a compound counts as: whole words rank higher. */
const COMPOUND_TYPOS = { allParts: 1, firstPart: 2 };

/** Expands each part of a word, so that `Traktorreifen` also finds `Schlepperreifen`. */
function expandParts(
  parts: readonly string[],
  typos: number,
  { vocabulary, expansion, synonyms }: ExpansionContext,
): TermGroup {
  const units = parts.map((word): MutableQueryUnit => {
    const terms = expandWord(word, vocabulary, { ...expansion, ...NO_TYPOS_OPTIONS });
    return { word, prefix: false, terms, groups: [] };
  });
  if (synonyms) for (const unit of units) addSynonyms([unit], synonyms, vocabulary, expansion);
  return { parts: units.map(({ terms }) => terms), typos };
}

function getSyntax({
  advancedSyntax = false,
  advancedSyntaxFeatures: syntaxFeatures,
}: SearchParams): QuerySyntax {
  if (!advancedSyntax) return NO_SYNTAX;
  return {
    allowsPhrases: syntaxFeatures?.includes('exactPhrase') ?? true,
    allowsExclusions: syntaxFeatures?.includes('excludeWords') ?? true,
  };
}

function getOptionalWords({
  optionalWords: optionalWordsSetting = [],
}: SearchParams): ReadonlySet<string> {
  const text =
    typeof optionalWordsSetting === 'string'
      ? optionalWordsSetting
      : optionalWordsSetting.join(' ');
  return new Set(tokenize(text).map(({ word }) => word));
}

/**
 * Adds the joined form of two neighbouring query words: `Front lader` also finds `Frontlader`, `RE
 * 504836` also finds `RE504836`.
 */
function addJoinedWords(units: readonly MutableQueryUnit[], vocabulary: Vocabulary): void {
  for (const [at, unit] of units.entries()) {
    const nextUnit = units[at + 1];
    const joinedWord = nextUnit ? unit.word + nextUnit.word : '';
    if (!nextUnit || !vocabulary.has(joinedWord)) continue;
    unit.terms.set(joinedWord, { typos: 0, form: MATCH_FORMS.inflected });
    nextUnit.terms.set(joinedWord, { typos: 0, form: MATCH_FORMS.inflected });
  }
}

function addSynonyms(
  units: readonly MutableQueryUnit[],
  synonyms: SynonymTable,
  vocabulary: Vocabulary,
  expansion: ExpansionOptions,
  minTypos = 0,
): void {
  const exactExpansion = { ...expansion, ...NO_TYPOS_OPTIONS };
  for (let at = 0; at < units.length; at += 1) {
    for (
      let length = 1;
      length <= Math.min(synonyms.maxPhraseWords, units.length - at);
      length += 1
    ) {
      const coveredUnits = units.slice(at, at + length);
      const words = coveredUnits.map(({ word }) => word);
      for (const { words: others, typos } of synonyms.getReplacements(words)) {
        const terms = others.map((word) => expandWord(word, vocabulary, exactExpansion));
        for (const unit of coveredUnits) addAlternative(unit, terms, Math.max(minTypos, typos));
      }
    }
  }
}

function addAlternative(
  unit: MutableQueryUnit,
  terms: readonly TermMatches[],
  typos: number,
): void {
  const [firstTerms, secondTerms] = terms;
  if (!firstTerms) return;
  if (secondTerms) {
    unit.groups.push({ parts: terms, typos });
    return;
  }
  for (const [word, match] of firstTerms) {
    if (unit.terms.has(word)) continue;
    unit.terms.set(word, {
      typos: Math.max(typos, match.typos),
      form: Math.max(match.form, MATCH_FORMS.inflected),
    });
  }
}
