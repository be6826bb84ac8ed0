import { ALL_TEXT_FIELD } from './collection.ts';

const UNORDERED_PATTERN = /^unordered\((.+)\)$/u;

/** Rank of each searched attribute, by attribute name; 0 is the most important rank. */
export type AttributeRanks = ReadonlyMap<string, number>;

/**
 * Parses `searchableAttributes`. Each entry ranks higher than the following entries. Attributes in
 * the same entry, separated by commas, rank equally.
 */
export function parseAttributeRanks(
  searchableAttributes: readonly string[] | null | undefined,
): AttributeRanks {
  const ranks = new Map<string, number>();
  for (const [rank, entry] of (searchableAttributes ?? []).entries()) {
    for (const part of entry.split(',')) {
      const name = part.trim();
      const attribute = UNORDERED_PATTERN.exec(name)?.[1] ?? name;
      if (attribute !== '' && !ranks.has(attribute)) ranks.set(attribute, rank);
    }
  }
  if (ranks.size === 0) ranks.set(ALL_TEXT_FIELD, 0);
  return ranks;
}

/**
 * Returns the attributes of the first entry of `searchableAttributes` in which earlier words rank
 * higher; attributes marked as `unordered` are left out.
 */
export function parseLeadingAttributes(
  searchableAttributes: readonly string[] | null | undefined,
): readonly string[] {
  const names = (searchableAttributes?.[0] ?? '').split(',').map((name) => name.trim());
  return names.filter((name) => name !== '' && !UNORDERED_PATTERN.test(name));
}

const MODIFIER_PATTERN = /^(?:searchable|filterOnly|afterDistinct)\((.+)\)$/u;

export interface FacetAttribute {
  readonly name: string;
  readonly isSearchable: boolean;
  readonly isFilterOnly: boolean;
  readonly isCountedAfterDistinct: boolean;
}

/**
 * Parses `attributesForFaceting`, whose entries may have nested modifiers such as `searchable(…)`.
 */
export function parseFacetAttributes(
  declaredAttributes: readonly string[] | null | undefined,
): FacetAttribute[] {
  return (declaredAttributes ?? []).map((entry) => {
    let name = entry.trim();
    const modifiers = new Set<string>();
    for (let inner = MODIFIER_PATTERN.exec(name); inner; inner = MODIFIER_PATTERN.exec(name)) {
      modifiers.add(name.slice(0, name.indexOf('(')));
      name = (inner[1] ?? '').trim();
    }
    return {
      name,
      isSearchable: modifiers.has('searchable'),
      isFilterOnly: modifiers.has('filterOnly'),
      isCountedAfterDistinct: modifiers.has('afterDistinct'),
    };
  });
}
