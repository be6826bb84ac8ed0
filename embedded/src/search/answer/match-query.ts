import type { Postings, SearchBackend } from '#search/backend/search-backend.ts';
import type { AttributeRanks } from '#search/collection/text-attributes.ts';
import {
  MATCH_FORMS,
  type QueryPlan,
  type QueryUnit,
  type TermGroup,
  type TermMatch,
  type TermMatches,
} from '#search/query/query-unit.ts';
import { createCandidate, type Candidate } from './candidate.ts';

/**
 * Weights of typos, attribute and form in the quality of a match. The quality is a single number;
 * smaller is better, 0 means no match.
 */
const QUALITY_FACTORS = { typos: 1 << 16, attribute: 1 << 6, form: 1 };
const NO_RANK = 255;

/**
 * Matches of one query word: the slots of the matching documents, and the quality of each match by
 * slot.
 */
interface WordMatches {
  readonly slots: number[];
  readonly quality: Int32Array;
  /** Matching fields by slot: one bit per field. */
  readonly fields: Int32Array;
}

/** Data that is needed to match each word of a query. */
interface MatchContext {
  readonly backend: SearchBackend;
  readonly documents: number;
  /**
   * Returns the rank of the most important field in a set of fields. The set is a number with one
   * bit per field.
   */
  readonly getRank: (fields: number) => number;
  /**
   * Works like `getRank`, but ignores attributes for which typo tolerance is disabled. Used for
   * words with typos.
   */
  readonly getTypoRank: (fields: number) => number;
}

function createRankLookup(
  fields: readonly string[],
  ranks: AttributeRanks,
): (fieldBits: number) => number {
  const rankByField = fields.map((field) => ranks.get(field) ?? NO_RANK);
  const rankByFieldBits = new Map<number, number>();
  return (fieldBits) => {
    let rank = rankByFieldBits.get(fieldBits);
    if (rank === undefined) {
      rank = Math.min(
        NO_RANK,
        ...rankByField.filter((_rank, field) => (fieldBits & (1 << field)) !== 0),
      );
      rankByFieldBits.set(fieldBits, rank);
    }
    return rank;
  };
}

function addPostings(
  found: WordMatches,
  postings: Postings,
  { typos, form }: TermMatch,
  getRank: MatchContext['getRank'],
) {
  // Adds 1, because the quality 0 means no match.
  const base = 1 + typos * QUALITY_FACTORS.typos + form;
  const { slots, quality, fields } = found;
  for (let at = 0; at < postings.slots.length; at += 1) {
    const slot = postings.slots[at] ?? 0;
    const rank = getRank(postings.fields[at] ?? 0);
    if (rank === NO_RANK) continue;
    fields[slot] = (fields[slot] ?? 0) | (postings.fields[at] ?? 0);
    const newQuality = base + rank * QUALITY_FACTORS.attribute;
    const rankByFieldBits = quality[slot] ?? 0;
    if (rankByFieldBits === 0) slots.push(slot);
    if (rankByFieldBits === 0 || newQuality < rankByFieldBits) quality[slot] = newQuality;
  }
}

function findTermMatches(terms: TermMatches, matchContext: MatchContext): WordMatches {
  const found = {
    slots: [],
    quality: new Int32Array(matchContext.documents),
    fields: new Int32Array(matchContext.documents),
  };
  for (const [word, match] of terms) {
    const postings = matchContext.backend.postings(word);
    const getRank =
      match.form === MATCH_FORMS.typo ? matchContext.getTypoRank : matchContext.getRank;
    if (postings) addPostings(found, postings, match, getRank);
  }
  return found;
}

/**
 * Adds documents that contain all words of a group. Their match has the quality of a match with the
 * form `MATCH_FORMS.part`.
 */
function addGroupMatches(found: WordMatches, group: TermGroup, matchContext: MatchContext): void {
  const [firstTerms, ...otherTerms] = group.parts.map((terms) =>
    findTermMatches(terms, matchContext),
  );
  if (!firstTerms) return;
  for (const slot of firstTerms.slots) {
    if (otherTerms.some(({ quality }) => quality[slot] === 0)) continue;
    const parts = [firstTerms, ...otherTerms].map(
      ({ quality }) => unpackQuality(quality[slot] ?? 0).attribute,
    );
    const newQuality =
      1 +
      group.typos * QUALITY_FACTORS.typos +
      Math.max(...parts) * QUALITY_FACTORS.attribute +
      MATCH_FORMS.part;
    const rankByFieldBits = found.quality[slot] ?? 0;
    if (rankByFieldBits === 0) found.slots.push(slot);
    if (rankByFieldBits === 0 || newQuality < rankByFieldBits) found.quality[slot] = newQuality;
  }
}

function findUnitMatches({ terms, groups }: QueryUnit, matchContext: MatchContext): WordMatches {
  const found = findTermMatches(terms, matchContext);
  for (const group of groups) addGroupMatches(found, group, matchContext);
  return found;
}

function unpackQuality(quality: number) {
  const zeroBasedQuality = quality - 1;
  return {
    typos: Math.floor(zeroBasedQuality / QUALITY_FACTORS.typos),
    attribute: Math.floor((zeroBasedQuality % QUALITY_FACTORS.typos) / QUALITY_FACTORS.attribute),
    form: zeroBasedQuality % QUALITY_FACTORS.attribute,
  };
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function rateCandidate(candidate: Candidate, found: readonly WordMatches[]): Candidate {
  for (const { slots, quality, fields } of found) {
    candidate.negatedFieldCount -= countBits(fields[candidate.slot] ?? 0);
    const wordQuality = quality[candidate.slot] ?? 0;
    if (wordQuality === 0) {
      candidate.missingWordCount += 1;
      candidate.missingWordRarity -= slots.length;
    } else {
      const { typos, attribute, form } = unpackQuality(wordQuality);
      candidate.typoCount += typos;
      candidate.attribute += attribute;
      candidate.inexactness += form;
    }
  }
  return candidate;
}

/**
 * Returns the slots that match all words. Tests only the slots of the word with the fewest matches.
 */
function intersectSlots(found: readonly WordMatches[]): number[] {
  const [fewestMatches, ...otherMatches] = found.toSorted(
    (a, b) => a.slots.length - b.slots.length,
  );
  if (!fewestMatches) return [];
  return fewestMatches.slots.filter((slot) =>
    otherMatches.every(({ quality }) => quality[slot] !== 0),
  );
}

/** Data of a collection that is needed to match a query. */
export interface MatchedCollection {
  readonly backend: SearchBackend;
  readonly fields: readonly string[];
  readonly slotCount: number;
}

/**
 * Finds documents that match every required word of the plan. Rates them by typos, attributes and
 * exactness.
 *
 * @param exactAttributes attributes for which typo tolerance is disabled
 */
export function matchQuery(
  plan: QueryPlan,
  { backend, fields, slotCount }: MatchedCollection,
  ranks: AttributeRanks,
  exactAttributes: readonly string[] = [],
): Candidate[] {
  const getRank = createRankLookup(fields, ranks);
  const typoTolerantRanks = new Map([...ranks].filter(([name]) => !exactAttributes.includes(name)));
  const getTypoRank =
    exactAttributes.length === 0 ? getRank : createRankLookup(fields, typoTolerantRanks);
  const matchContext = { backend, documents: slotCount, getRank, getTypoRank };
  const required = plan.units.map((unit) => findUnitMatches(unit, matchContext));
  const optionalMatches = plan.optionalUnits.map((unit) => findUnitMatches(unit, matchContext));
  const slots =
    required.length > 0
      ? intersectSlots(required)
      : [...new Set(optionalMatches.flatMap((found) => found.slots))];
  const allMatches = [...required, ...optionalMatches];
  return slots.map((slot) => rateCandidate(createCandidate(slot), allMatches));
}
