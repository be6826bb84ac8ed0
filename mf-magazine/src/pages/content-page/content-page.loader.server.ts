import type { Story } from '@gruenland/shared-contracts/content/story.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { notFound, redirectTo } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { paths } from '@gruenland/shared-contracts/paths.ts';
import { contentReader } from '#data/content-reader.server.ts';
import { pageSlug } from '#data/content-slug.ts';
import { blocksField, textField } from '#data/fields.ts';
import { HOME_SLUG, storyPath } from '#data/link-field.ts';
import { absentStory } from '#data/moved-story.server.ts';
import { parseSeo } from '#data/seo.parse.ts';
import { arrangeBody } from '#pages/parts/arrange-body.ts';
import { contentsPart } from '#pages/parts/contents.parts.server.ts';
import { storyTag } from '#pages/parts/story-tag.ts';
import { contentPageHead } from './content-page.parts.server.ts';

/** Any other path: a page of the content system by its slug. */
export async function loadContentPage(context: LoadContext): Promise<PageResult<null>> {
  const slug = pageSlug(context.path);
  if (!slug) return notFound();
  if (slug === HOME_SLUG) return redirectTo(paths.home(), 301);
  const story = await contentReader(context).story(slug, { resolve_links: 'url' });
  return story?.content.component === 'page' ? contentPage(story) : absentStory(context, slug);
}

function contentPage({ uuid, name, full_slug: slug, content }: Story): PageResult<null> {
  const { blocks, contents } = arrangeBody(blocksField(content['body']), 'artikel');
  const headline = textField(content['headline']) ?? name;
  const lead = textField(content['lead']);
  return {
    kind: 'page',
    data: null,
    head: {
      name,
      description: lead,
      ...parseSeo(blocksField(content['seo'])[0]),
      canonicalPath: storyPath(slug),
    },
    regions: {
      head: [contentPageHead.make({ headline, lead })],
      body: contents.length > 0 ? [contentsPart.make(contents), ...blocks] : blocks,
    },
    tags: [storyTag(uuid)],
  };
}
