import type { Story } from '@gruenland/shared-contracts/content/story.ts';
import type { Author } from '#model/author.ts';
import { readAssetField } from './read-asset-field.ts';
import { readTextField } from './fields.ts';
import { toStoryPath } from './read-link-field.ts';

const EMAIL_PATTERN = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;

export function parseAuthor({ uuid, name, full_slug: slug, content }: Story): Author {
  const email = readTextField(content['email']);
  return {
    uuid,
    href: toStoryPath(slug),
    name: readTextField(content['name']) ?? name,
    role: readTextField(content['role']),
    portrait: readAssetField(content['portrait']),
    bio: readTextField(content['bio']),
    email: email && EMAIL_PATTERN.test(email) ? email : undefined,
  };
}
