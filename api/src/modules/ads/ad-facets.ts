import type { AdFacet, AdFacetOption } from '@gruenland/shared-contracts/api/ads.ts';
import { adConditions, adKinds, adSellerTypes } from '@gruenland/shared-contracts/api/ads.ts';
import type { AttributeDefinition } from '@gruenland/shared-contracts/ads/attribute-definition.ts';

import type { FacetCounts } from '#listing/cached-counts.ts';
import { conditionLabels } from './ad-facts.ts';
import type { AdFilters } from './ad-filters.ts';

const choiceLabels: Readonly<Record<string, string>> = {
  biete: 'Ich biete',
  suche: 'Ich suche',
  tausche: 'Ich tausche',
  verleihe: 'Ich verleihe',
  privat: 'Privat',
  gewerblich: 'Gewerblich',
  ...conditionLabels,
};

interface ChoiceFacet {
  readonly name: string;
  readonly label: string;
  readonly values: readonly string[];
  readonly chosenValues: readonly string[];
}

/**
 * Returns a facet with the choices that are selected or have ads. Returns an empty list if fewer
 * than two choices remain and none is selected.
 */
function createChoiceFacet(
  { name, label, values, chosenValues }: ChoiceFacet,
  counts: FacetCounts,
): AdFacet[] {
  const options = values
    .map((value): AdFacetOption => ({
      value,
      label: choiceLabels[value] ?? value,
      count: counts.get(name)?.get(value) ?? 0,
      chosen: chosenValues.includes(value),
    }))
    .filter((option) => option.count > 0 || option.chosen);
  const isUseful = options.length > 1 || options.some((option) => option.chosen);
  return isUseful ? [{ kind: 'choice', name, label, options }] : [];
}

function createAttributeFacet(
  attribute: AttributeDefinition,
  filters: AdFilters,
  counts: FacetCounts,
): AdFacet[] {
  const { key, label, type, unit = '' } = attribute;
  const name = `a-${key}`;
  const attributeFilter = filters.attributes.find((filter) => filter.attribute.key === key);
  if (type === 'number') {
    const { from = null, to = null } = attributeFilter ?? {};
    return [{ kind: 'range', name, label, unit, from, to }];
  }
  const chosenValues = attributeFilter?.values ?? [];
  if (type === 'choice') {
    return createChoiceFacet(
      { name, label, values: attribute.options ?? [], chosenValues },
      counts,
    );
  }
  const count = counts.get(name)?.get('true') ?? 0;
  if (count === 0 && chosenValues.length === 0) return [];
  const option = { value: 'ja', label: 'ja', count, chosen: chosenValues.length > 0 };
  return [{ kind: 'choice', name, label, options: [option] }];
}

/** Returns all facets of the current ad list, with counts. */
export function createAdFacets(
  filters: AdFilters,
  counts: FacetCounts,
  attributes: readonly AttributeDefinition[],
): AdFacet[] {
  const { kinds, sellers, conditions } = filters;
  return [
    ...createChoiceFacet(
      { name: 'art', label: 'Art', values: adKinds, chosenValues: kinds },
      counts,
    ),
    ...attributes
      .filter(({ filter }) => filter === true)
      .flatMap((attribute) => createAttributeFacet(attribute, filters, counts)),
    ...createChoiceFacet(
      { name: 'zustand', label: 'Zustand', values: adConditions, chosenValues: conditions },
      counts,
    ),
    ...createChoiceFacet(
      { name: 'anbieter', label: 'Anbieter', values: adSellerTypes, chosenValues: sellers },
      counts,
    ),
  ];
}
