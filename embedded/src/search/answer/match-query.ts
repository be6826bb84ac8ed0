import type { SearchBackend, TextHit, TextQuery } from '#search/backend/search-backend.ts';
import type { AttributeRanks } from '#search/collection/text-attributes.ts';
import { FORMS, type QueryPlan, type QueryUnit, type Terms } from '#search/query/query-unit.ts';
import { candidateAt, type Candidate } from './candidate.ts';

const anyOf = (terms: Terms): TextQuery => ({ any: [...terms.keys()] });

function toTextQuery({ terms, groups }: QueryUnit): TextQuery {
  return {
    any: [...terms.keys(), ...groups.map((group): TextQuery => ({ all: group.map(anyOf) }))],
  };
}

interface Answered {
  readonly typos: number;
  readonly form: number;
  readonly attribute: number;
}

type Match = TextHit['match'];

function bestOf(terms: Terms, match: Match, ranks: AttributeRanks): Answered | null {
  let best: Answered | null = null;
  for (const word in match) {
    const how = terms.get(word);
    if (!how) continue;
    let attribute = Number.POSITIVE_INFINITY;
    for (const field of match[word] ?? []) attribute = Math.min(attribute, ranks.get(field) ?? 99);
    if (!best || isBetter(how.typos, how.form, attribute, best)) best = { ...how, attribute };
  }
  return best;
}

function isBetter(typos: number, form: number, attribute: number, than: Answered): boolean {
  if (typos !== than.typos) return typos < than.typos;
  if (attribute !== than.attribute) return attribute < than.attribute;
  return form < than.form;
}

function answerOf(unit: QueryUnit, match: Match, ranks: AttributeRanks): Answered | null {
  const direct = bestOf(unit.terms, match, ranks);
  if (direct && direct.typos === 0) return direct;
  for (const group of unit.groups) {
    const parts = group.map((terms) => bestOf(terms, match, ranks));
    if (!parts.every((part) => part !== null)) continue;
    const attribute = Math.max(...parts.map((part) => part.attribute));
    return { typos: 0, form: FORMS.part, attribute };
  }
  return direct;
}

function rate(
  candidate: Candidate,
  units: readonly QueryUnit[],
  match: Match,
  ranks: AttributeRanks,
) {
  for (const unit of units) {
    const answer = answerOf(unit, match, ranks);
    if (!answer) {
      candidate.words += 1;
      continue;
    }
    candidate.typos += answer.typos;
    candidate.attribute += answer.attribute;
    if (answer.form > FORMS.exact) candidate.exact += answer.form;
  }
}

/** Documents that have every needed word of the plan, rated by typos, attributes and exactness. */
export function matchQuery(
  plan: QueryPlan,
  backend: SearchBackend,
  ranks: AttributeRanks,
): Candidate[] {
  const { units, optional } = plan;
  const fields = [...ranks.keys()];
  const needed: TextQuery =
    units.length > 0 ? { all: units.map(toTextQuery) } : { any: optional.map(toTextQuery) };
  const extra =
    units.length > 0 && optional.length > 0 ? optionalMatches(plan, backend, fields) : null;
  return backend.find(needed, fields).map((hit) => {
    const candidate = candidateAt(hit.slot);
    rate(candidate, units, hit.match, ranks);
    rate(candidate, optional, extra?.get(hit.slot) ?? hit.match, ranks);
    candidate.text = -hit.score;
    return candidate;
  });
}

function optionalMatches(
  { optional }: QueryPlan,
  backend: SearchBackend,
  fields: readonly string[],
): ReadonlyMap<number, Match> {
  const hits = backend.find({ any: optional.map(toTextQuery) }, fields);
  return new Map(hits.map(({ slot, match }) => [slot, match]));
}
