import type { Postings, SearchBackend } from '#search/backend/search-backend.ts';
import type { AttributeRanks } from '#search/collection/text-attributes.ts';
import { FORMS, type QueryPlan, type QueryUnit, type Terms } from '#search/query/query-unit.ts';
import { createCandidate, type Candidate } from './candidate.ts';

/**
 * Factors that pack the match quality of a document for one word into a number. Smaller is better;
 * 0 means no match.
 */
const PACKING = { typos: 1 << 16, attribute: 1 << 6, form: 1 };
const NO_RANK = 255;

/**
 * Matches of one query word: the slots of the matching documents, and the match quality by slot.
 */
interface Found {
  readonly slots: number[];
  readonly quality: Int32Array;
}

/** Data for matching that all words of one query share. */
interface MatchContext {
  readonly backend: SearchBackend;
  readonly documents: number;
  /** Returns the best rank of the attributes in a set of field bits. */
  readonly getRank: (fields: number) => number;
  /** Like `getRank`, but for words with typos: ignores attributes without typo tolerance. */
  readonly getTypoRank: (fields: number) => number;
}

function createRankLookup(
  fields: readonly string[],
  ranks: AttributeRanks,
): (bits: number) => number {
  const rankByField = fields.map((field) => ranks.get(field) ?? NO_RANK);
  const known = new Map<number, number>();
  return (bits) => {
    let rank = known.get(bits);
    if (rank === undefined) {
      rank = Math.min(
        NO_RANK,
        ...rankByField.filter((_rank, field) => (bits & (1 << field)) !== 0),
      );
      known.set(bits, rank);
    }
    return rank;
  };
}

function addPostings(
  found: Found,
  postings: Postings,
  base: number,
  getRank: MatchContext['getRank'],
) {
  const { slots, quality } = found;
  for (let at = 0; at < postings.slots.length; at += 1) {
    const slot = postings.slots[at] ?? 0;
    const rank = getRank(postings.fields[at] ?? 0);
    if (rank === NO_RANK) continue;
    const newQuality = base + rank * PACKING.attribute;
    const known = quality[slot] ?? 0;
    if (known === 0) slots.push(slot);
    if (known === 0 || newQuality < known) quality[slot] = newQuality;
  }
}

function findTerms(terms: Terms, matchContext: MatchContext): Found {
  const found = { slots: [], quality: new Int32Array(matchContext.documents) };
  for (const [word, { typos, form }] of terms) {
    const postings = matchContext.backend.postings(word);
    const getRank = form === FORMS.typo ? matchContext.getTypoRank : matchContext.getRank;
    // Adds 1 to the quality because 0 means no match.
    if (postings) addPostings(found, postings, 1 + typos * PACKING.typos + form, getRank);
  }
  return found;
}

/**
 * Adds documents that contain all words of a group. Their match quality is that of a typo-free
 * match of a word part.
 */
function addGroup(found: Found, group: readonly Terms[], matchContext: MatchContext): void {
  const [first, ...others] = group.map((terms) => findTerms(terms, matchContext));
  if (!first) return;
  for (const slot of first.slots) {
    if (others.some(({ quality }) => quality[slot] === 0)) continue;
    const parts = [first, ...others].map(
      ({ quality }) => unpackQuality(quality[slot] ?? 0).attribute,
    );
    const newQuality = 1 + FORMS.part + Math.max(...parts) * PACKING.attribute;
    const known = found.quality[slot] ?? 0;
    if (known === 0) found.slots.push(slot);
    if (known === 0 || newQuality < known) found.quality[slot] = newQuality;
  }
}

function findUnit({ terms, groups }: QueryUnit, matchContext: MatchContext): Found {
  const found = findTerms(terms, matchContext);
  for (const group of groups) addGroup(found, group, matchContext);
  return found;
}

function unpackQuality(quality: number) {
  const plain = quality - 1;
  return {
    typos: Math.floor(plain / PACKING.typos),
    attribute: Math.floor((plain % PACKING.typos) / PACKING.attribute),
    form: plain % PACKING.attribute,
  };
}

function rate(candidate: Candidate, found: readonly Found[]): Candidate {
  for (const { quality } of found) {
    const own = quality[candidate.slot] ?? 0;
    if (own === 0) candidate.words += 1;
    else {
      const { typos, attribute, form } = unpackQuality(own);
      candidate.typos += typos;
      candidate.attribute += attribute;
      candidate.exact += form;
    }
  }
  return candidate;
}

/** Returns the slots that match all words; iterates over the shortest list. */
function intersectSlots(found: readonly Found[]): number[] {
  const [rarest, ...others] = found.toSorted((a, b) => a.slots.length - b.slots.length);
  if (!rarest) return [];
  return rarest.slots.filter((slot) => others.every(({ quality }) => quality[slot] !== 0));
}

/** The properties of a collection that matching needs. */
export interface MatchedCollection {
  readonly backend: SearchBackend;
  readonly fields: readonly string[];
  readonly slotCount: number;
}

/**
 * Finds documents that match every required word of the plan, and rates them by typos, attributes
 * and exactness.
 * @param exactAttributes attributes without typo tolerance
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
  const required = plan.units.map((unit) => findUnit(unit, matchContext));
  const optional = plan.optional.map((unit) => findUnit(unit, matchContext));
  const slots =
    required.length > 0
      ? intersectSlots(required)
      : [...new Set(optional.flatMap((found) => found.slots))];
  const all = [...required, ...optional];
  return slots.map((slot) => rate(createCandidate(slot), all));
}
