import type { Story } from '@gruenland/shared-contracts/content/story.ts';
import type { Author } from '#model/author.ts';
import { assetField } from './asset-field.ts';
import { textField } from './fields.ts';
import { storyPath } from './link-field.ts';

const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;

export function parseAuthor({ uuid, name, full_slug: slug, content }: Story): Author {
  const email = textField(content['email']);
  return {
    uuid,
    href: storyPath(slug),
    name: textField(content['name']) ?? name,
    role: textField(content['role']),
    portrait: assetField(content['portrait']),
    bio: textField(content['bio']),
    email: email && EMAIL.test(email) ? email : undefined,
  };
}
