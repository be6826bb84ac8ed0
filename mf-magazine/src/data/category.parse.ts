import type { Story } from '@gruenland/shared-contracts/content/story.ts';
import type { Category } from '#model/category.ts';
import { readAssetField } from './read-asset-field.ts';
import { readRelationsField, readTextField } from './fields.ts';
import { toStoryPath } from './read-link-field.ts';

/** Maximum number of sub-categories per category, as protection against malformed content. */
const MAX_SUB_CATEGORIES = 500;

/** Parses a category story. Uses the story's name if the headline is missing. */
export function parseCategory({ uuid, name, full_slug: slug, content }: Story): Category {
  return {
    uuid,
    slug: slug.replace(/\/$/, ''),
    href: toStoryPath(slug),
    headline: readTextField(content['headline']) ?? name,
    description: readTextField(content['description']),
    image: readAssetField(content['image']),
    subCategories: readRelationsField(content['subCategories'], MAX_SUB_CATEGORIES),
  };
}
