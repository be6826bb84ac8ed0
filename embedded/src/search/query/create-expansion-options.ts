import type { Dictionaries } from '#search/application/dictionaries.ts';
import type { SearchParams } from '#search/params/search-params.ts';
import { foldWord } from '@gruenland/shared-contracts/german/fold-word.ts';
import type { ExpansionOptions } from './expand-word.ts';
import type { SynonymTable } from './synonyms.ts';

/** Options that allow no typos. */
export const NO_TYPOS_OPTIONS = { minLengthForOneTypo: Infinity, minLengthForTwoTypos: Infinity };

/** Creates the options for the expansion of query words from the parameters of a search. */
export function createExpansionOptions(
  params: SearchParams,
  dictionaries: Dictionaries,
  synonyms: SynonymTable | null,
): ExpansionOptions {
  const hasSynonyms = (word: string) => synonyms?.hasSynonyms(word) ?? false;
  const { typoTolerance = 'true' } = params;
  const allowsNoTypos = typoTolerance === 'false' || typoTolerance === false;
  return {
    prefix: false,
    exactWords: new Set((params.disableTypoToleranceOnWords ?? []).map(foldWord)),
    matchesInflections: dictionaries.hasBuiltInEntries('plurals', params.ignorePlurals),
    getForms: (word) => dictionaries.getForms(word, params.ignorePlurals),
    getParts: (word, vocabulary) => dictionaries.getParts(word, vocabulary, hasSynonyms),
    matchesCompounds: params.decompoundQuery ?? true,
    minLengthForOneTypo: allowsNoTypos ? Infinity : (params.minWordSizefor1Typo ?? 4),
    minLengthForTwoTypos: allowsNoTypos ? Infinity : (params.minWordSizefor2Typos ?? 8),
    allowsTyposInNumbers: params.allowTyposOnNumericTokens ?? true,
  };
}
