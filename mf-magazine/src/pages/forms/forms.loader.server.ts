import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { notFound } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { paths } from '@gruenland/shared-contracts/paths.ts';
import { contentReader } from '#data/content-reader.server.ts';
import { pageSlug } from '#data/content-slug.ts';
import { blocksField, textField } from '#data/fields.ts';
import { contentPageHead } from '#pages/content-page/content-page.parts.server.ts';
import { arrangeBody } from '#pages/parts/arrange-body.ts';
import { storyTag } from '#pages/parts/story-tag.ts';

const PREFIX = '/_forms/';

/** A form by its slug: stories below `_forms/` are no pages, but this route shows them. */
export async function loadForm(context: LoadContext): Promise<PageResult<null>> {
  const slug = context.path.startsWith(PREFIX) && pageSlug(context.path.slice(PREFIX.length));
  if (!slug) return notFound();
  const story = await contentReader(context).story(`_forms/${slug}`, { resolve_links: 'url' });
  if (story?.content.component !== 'form') return notFound();
  const { uuid, name, content } = story;
  const lead = textField(content['lead']);
  return {
    kind: 'page',
    data: null,
    head: { name, description: lead, canonicalPath: paths.form(slug) },
    regions: {
      head: [contentPageHead.make({ headline: textField(content['headline']) ?? name, lead })],
      body: arrangeBody(blocksField(content['body']), 'artikel').blocks,
    },
    tags: [storyTag(uuid)],
  };
}
