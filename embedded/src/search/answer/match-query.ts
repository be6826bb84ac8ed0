import type { Postings, SearchBackend } from '#search/backend/search-backend.ts';
import type { AttributeRanks } from '#search/collection/text-attributes.ts';
import { FORMS, type QueryPlan, type QueryUnit, type Terms } from '#search/query/query-unit.ts';
import { candidateAt, type Candidate } from './candidate.ts';

/**
 * Match quality of a document for one word, packed into a number: smaller is better, 0 is no match.
 */
const PACKING = { typos: 1 << 16, attribute: 1 << 6, form: 1 };
const NO_RANK = 255;

/** Matches of one query word: slots, and the quality for each slot. */
interface Found {
  readonly slots: number[];
  readonly quality: Int32Array;
}

/** Context of one matching run. */
interface Matching {
  readonly backend: SearchBackend;
  readonly documents: number;
  /** Best rank of the attributes in a set of field bits. */
  readonly rankOf: (fields: number) => number;
  /** The same for words with typos; attributes without typo tolerance are excluded. */
  readonly rankOfTypo: (fields: number) => number;
}

function rankTable(fields: readonly string[], ranks: AttributeRanks): (bits: number) => number {
  const byField = fields.map((field) => ranks.get(field) ?? NO_RANK);
  const known = new Map<number, number>();
  return (bits) => {
    let rank = known.get(bits);
    if (rank === undefined) {
      rank = Math.min(NO_RANK, ...byField.filter((_rank, field) => (bits & (1 << field)) !== 0));
      known.set(bits, rank);
    }
    return rank;
  };
}

function offerAll(found: Found, postings: Postings, base: number, rankOf: Matching['rankOf']) {
  const { slots, quality } = found;
  for (let at = 0; at < postings.slots.length; at += 1) {
    const slot = postings.slots[at] ?? 0;
    const rank = rankOf(postings.fields[at] ?? 0);
    if (rank === NO_RANK) continue;
    const offered = base + rank * PACKING.attribute;
    const known = quality[slot] ?? 0;
    if (known === 0) slots.push(slot);
    if (known === 0 || offered < known) quality[slot] = offered;
  }
}

function findTerms(terms: Terms, matching: Matching): Found {
  const found = { slots: [], quality: new Int32Array(matching.documents) };
  for (const [word, { typos, form }] of terms) {
    const postings = matching.backend.postings(word);
    // One is added because 0 means no match.
    const rankOf = form === FORMS.typo ? matching.rankOfTypo : matching.rankOf;
    if (postings) offerAll(found, postings, 1 + typos * PACKING.typos + form, rankOf);
  }
  return found;
}

/**
 * Adds documents that have all parts of a group. They rate like a match of a word part without
 * typos.
 */
function addGroup(found: Found, group: readonly Terms[], matching: Matching): void {
  const [first, ...others] = group.map((terms) => findTerms(terms, matching));
  if (!first) return;
  for (const slot of first.slots) {
    if (others.some(({ quality }) => quality[slot] === 0)) continue;
    const parts = [first, ...others].map(({ quality }) => unpack(quality[slot] ?? 0).attribute);
    const offered = 1 + FORMS.part + Math.max(...parts) * PACKING.attribute;
    const known = found.quality[slot] ?? 0;
    if (known === 0) found.slots.push(slot);
    if (known === 0 || offered < known) found.quality[slot] = offered;
  }
}

function findUnit({ terms, groups }: QueryUnit, matching: Matching): Found {
  const found = findTerms(terms, matching);
  for (const group of groups) addGroup(found, group, matching);
  return found;
}

function unpack(quality: number) {
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
      const { typos, attribute, form } = unpack(own);
      candidate.typos += typos;
      candidate.attribute += attribute;
      candidate.exact += form;
    }
  }
  return candidate;
}

/** Slots that all of them contain; iterates over the shortest. */
function inAll(found: readonly Found[]): number[] {
  const [rarest, ...others] = found.toSorted((a, b) => a.slots.length - b.slots.length);
  if (!rarest) return [];
  return rarest.slots.filter((slot) => others.every(({ quality }) => quality[slot] !== 0));
}

/** The fields of the collection and its number of slots. */
export interface MatchedCollection {
  readonly backend: SearchBackend;
  readonly fields: readonly string[];
  readonly slotCount: number;
}

/**
 * Finds documents with every required word of the plan, rated by typos, attributes and exactness.
 * @param exactAttributes attributes without typo tolerance
 */
export function matchQuery(
  plan: QueryPlan,
  { backend, fields, slotCount }: MatchedCollection,
  ranks: AttributeRanks,
  exactAttributes: readonly string[] = [],
): Candidate[] {
  const rankOf = rankTable(fields, ranks);
  const forgiving = new Map([...ranks].filter(([name]) => !exactAttributes.includes(name)));
  const rankOfTypo = exactAttributes.length === 0 ? rankOf : rankTable(fields, forgiving);
  const matching = { backend, documents: slotCount, rankOf, rankOfTypo };
  const needed = plan.units.map((unit) => findUnit(unit, matching));
  const optional = plan.optional.map((unit) => findUnit(unit, matching));
  const slots =
    needed.length > 0 ? inAll(needed) : [...new Set(optional.flatMap((found) => found.slots))];
  const all = [...needed, ...optional];
  return slots.map((slot) => rate(candidateAt(slot), all));
}
