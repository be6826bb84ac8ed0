import type { AttributeDefinition } from './attribute-definition.ts';
import { farmAttributes } from './farm-attributes.ts';
import { machineAttributes } from './machine-attributes.ts';

const attributesByCategory = { ...machineAttributes, ...farmAttributes };

/** Slugs of the ad categories that have attributes. */
export const categoriesWithAttributes: readonly string[] = Object.keys(attributesByCategory);

/** Returns the attributes of an ad category; empty for a category without attributes. */
export function getAttributes(categorySlug: string): readonly AttributeDefinition[] {
  return Object.hasOwn(attributesByCategory, categorySlug)
    ? (attributesByCategory[categorySlug] ?? [])
    : [];
}
