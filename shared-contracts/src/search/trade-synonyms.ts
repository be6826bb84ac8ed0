import { FARMING_MEANINGS, FARMING_SYNONYMS } from './synonyms/farming-synonyms.ts';
import { MACHINE_MEANINGS, MACHINE_SYNONYMS } from './synonyms/machine-synonyms.ts';
import { WORK_MEANINGS, WORK_SYNONYMS } from './synonyms/work-synonyms.ts';

/** Sets of agricultural synonyms; the first word of a set also names the set. */
export const SYNONYM_SETS: readonly (readonly string[])[] = [
  ...MACHINE_SYNONYMS,
  ...FARMING_SYNONYMS,
  ...WORK_SYNONYMS,
];

/** Words that find other words, but are not found by them: `Bulldog` finds `Traktor`. */
export const ONE_WAY_SYNONYMS: readonly (readonly [word: string, meanings: readonly string[]])[] =
  Object.entries({ ...MACHINE_MEANINGS, ...FARMING_MEANINGS, ...WORK_MEANINGS });

export type TradeSynonym =
  | { readonly objectID: string; readonly type: 'synonym'; readonly synonyms: string[] }
  | {
      readonly objectID: string;
      readonly type: 'oneWaySynonym';
      readonly input: string;
      readonly synonyms: string[];
    };

/** All synonyms in the format of the hosted and the embedded search service. */
export const TRADE_SYNONYMS: readonly TradeSynonym[] = [
  ...SYNONYM_SETS.map((synonyms, index): TradeSynonym => ({
    objectID: `fach-${index + 1}`,
    type: 'synonym',
    synonyms: [...synonyms],
  })),
  ...ONE_WAY_SYNONYMS.map(([input, synonyms], index): TradeSynonym => ({
    objectID: `fach-einseitig-${index + 1}`,
    type: 'oneWaySynonym',
    input,
    synonyms: [...synonyms],
  })),
];
