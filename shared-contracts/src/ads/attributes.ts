import type { AttributeDefinition } from './attribute-definition.ts';
import { farmAttributes } from './farm-attributes.ts';
import { machineAttributes } from './machine-attributes.ts';

const byCategory = { ...machineAttributes, ...farmAttributes };

/** Slugs of the categories that ask for something. */
export const categoriesWithAttributes: readonly string[] = Object.keys(byCategory);

/** What ads of a category state; nothing for a category that asks for nothing. */
export function attributesOf(categorySlug: string): readonly AttributeDefinition[] {
  return Object.hasOwn(byCategory, categorySlug) ? (byCategory[categorySlug] ?? []) : [];
}
