import type { AdDetail, AdFact } from '@gruenland/shared-contracts/api/ads.ts';
import type { AttributeDefinition } from '@gruenland/shared-contracts/ads/attribute-definition.ts';
import type { AdVatMode } from '@gruenland/shared-contracts/ads/ad-form.ts';
import { getAttributes } from '@gruenland/shared-contracts/ads/attributes.ts';

import type { AdAttributes, AdDetails } from '#db/tables/ads.ts';

const numberFormat = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });
const maxHighlights = 3;
const kilowattsPerHorsepower = 0.7355;

const isYearAttribute = (key: string) => key.endsWith('jahr');

/** Formats the value of an attribute, for example „4.300 Std.“, „110 PS“ or „ja“. */
function formatValue(attribute: AttributeDefinition, value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  const unit = attribute.unit ? `\u00a0${attribute.unit}` : '';
  if (typeof value === 'string') return `${value}${unit}`;
  return `${isYearAttribute(attribute.key) ? value : numberFormat.format(value)}${unit}`;
}

/** Formats an attribute's value for ad lists, which show no label beside the value. */
function formatHighlight(attribute: AttributeDefinition, value: string | number | boolean): string {
  if (attribute.key === 'baujahr') return `Bj.\u00a0${value}`;
  if (attribute.key === 'erntejahr') return `Ernte ${value}`;
  if (attribute.type === 'yes') return attribute.label;
  if (attribute.type === 'number' && !attribute.unit) return `${value} ${attribute.label}`;
  return formatValue(attribute, value);
}

const listFilledAttributes = (categorySlug: string, attributes: AdAttributes) =>
  getAttributes(categorySlug).flatMap((attribute) => {
    const value = attributes[attribute.key];
    return value === undefined || value === '' ? [] : [{ attribute, value }];
  });

/** Returns at most three facts, which ad lists show beside the picture of an ad. */
export function listHighlights(categorySlug: string, attributes: AdAttributes): string[] {
  return listFilledAttributes(categorySlug, attributes)
    .filter(({ attribute, value }) => attribute.card === true && value !== false)
    .slice(0, maxHighlights)
    .map(({ attribute, value }) => formatHighlight(attribute, value));
}

/** Returns the rows that the fact table shows for the attributes of the category. */
function listAttributeFacts(categorySlug: string, attributes: AdAttributes): AdFact[] {
  return listFilledAttributes(categorySlug, attributes).map(({ attribute, value }) => {
    const kilowattText =
      attribute.key === 'ps' && typeof value === 'number'
        ? ` (${Math.round(value * kilowattsPerHorsepower)}\u00a0kW)`
        : '';
    return { label: attribute.label, value: `${formatValue(attribute, value)}${kilowattText}` };
  });
}

const vatLabels: Readonly<Record<AdVatMode, string>> = {
  ausweisbar: 'ist enthalten und wird ausgewiesen',
  differenz: 'nicht ausweisbar (§ 25a UStG)',
  netto: 'kommt hinzu, nur für Gewerbetreibende',
};
const dateFormat = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' });

type AdCondition = NonNullable<AdDetail['condition']>;

export const conditionLabels: Readonly<Record<AdCondition, string>> = {
  neu: 'Neu',
  neuwertig: 'Neuwertig',
  gebraucht: 'Gebraucht',
  defekt: 'Defekt, für Bastler',
};

/** What an ad states beside title, text and price. */
interface AdStatements {
  readonly attributes: AdAttributes;
  readonly condition: AdCondition | null;
  readonly details: AdDetails;
}

/** Returns the rows of the fact table of an ad. */
export function listFacts(
  categorySlug: string,
  { attributes, condition, details }: AdStatements,
): AdFact[] {
  const { quantity, availableFrom, vatMode, warrantyExcluded } = details;
  const labelledValues: readonly [string, string | null | undefined][] = [
    ['Zustand', condition && conditionLabels[condition]],
    ['Stückzahl', quantity === undefined ? undefined : numberFormat.format(quantity)],
    ['Verfügbar ab', availableFrom && dateFormat.format(new Date(`${availableFrom}T12:00:00Z`))],
    ['Mehrwertsteuer', vatMode && vatLabels[vatMode]],
    ['Gewährleistung', warrantyExcluded ? 'ausgeschlossen (Privatverkauf)' : undefined],
  ];
  return [
    ...listAttributeFacts(categorySlug, attributes),
    ...labelledValues.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
  ];
}
