import type { Story } from '@gruenland/shared-contracts/content/story.ts';
import type { Category } from '#model/category.ts';
import { assetField } from './asset-field.ts';
import { relationsField, textField } from './fields.ts';
import { storyPath } from './link-field.ts';

/** Maximum number of sub-categories per category, against malformed content. */
const MAX_SUB_CATEGORIES = 500;

/** Parses a category story; the story's name replaces a missing headline. */
export function parseCategory({ uuid, name, full_slug: slug, content }: Story): Category {
  return {
    uuid,
    slug: slug.replace(/\/$/, ''),
    href: storyPath(slug),
    headline: textField(content['headline']) ?? name,
    description: textField(content['description']),
    image: assetField(content['image']),
    subCategories: relationsField(content['subCategories'], MAX_SUB_CATEGORIES),
  };
}
