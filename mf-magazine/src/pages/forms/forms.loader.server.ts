import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { unknownFields } from '@gruenland/shared-contracts/forms/form-definition.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { notFound } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { formOf } from '#blocks/custom-form/custom-form.block.server.ts';
import type { CustomFormData } from '#blocks/custom-form/custom-form.ts';
import { contentReader } from '#data/content-reader.server.ts';
import { pageSlug } from '#data/content-slug.ts';
import { blocksField, textField } from '#data/fields.ts';
import { absentStory } from '#data/moved-story.server.ts';
import { VERSION_FIELD } from '#forms/version-field.ts';
import { refusedForm } from '#forms/refused-form.server.ts';
import { contentPageHead } from '#pages/content-page/content-page.parts.server.ts';
import { arrangeBody } from '#pages/parts/arrange-body.ts';
import { storyTag } from '#pages/parts/story-tag.ts';

const PREFIX = '/_forms/';

/** A page with a form; a story without fields has only its blocks. */
export interface FormsPageData {
  readonly form: CustomFormData | null;
  readonly sent: boolean;
}

/** A form by its slug: stories below `_forms/` are no pages, but this route shows them. */
export async function loadForm(context: LoadContext): Promise<PageResult<FormsPageData>> {
  const slug = slugOf(context);
  if (!slug) return notFound();
  const story = await contentReader(context).story(`_forms/${slug}`, { resolve_links: 'url' });
  if (!story) return absentStory(context, `_forms/${slug}`);
  if (story.content.component !== 'form') return notFound();
  const { uuid, name, content } = story;
  const lead = textField(content['lead']);
  return {
    kind: 'page',
    data: { form: (await formOf(story)) ?? null, sent: context.query.get('gesendet') === '1' },
    head: { name, description: lead, canonicalPath: paths.form(slug) },
    regions: {
      head: [contentPageHead.make({ headline: textField(content['headline']) ?? name, lead })],
      body: [
        ...arrangeBody(blocksField(content['body']), 'artikel').blocks,
        ...(context.contentVersion === 'draft' ? unknownFields(content).map(asUnknownBlock) : []),
      ],
    },
    tags: [storyTag(uuid)],
  };
}

/** Previews show blocks that nobody knows; so they name fields that nobody knows. */
function asUnknownBlock({ _uid, kind, name }: RawBlock): RawBlock {
  return { _uid, component: `form_field ${String(kind)} (${String(name)})` };
}

/** The form without script. */
export async function sendForm(context: ActionContext): Promise<ActionResult> {
  const slug = slugOf(context) ?? '';
  const { website, is_app: _, [VERSION_FIELD]: version, ...answers } = context.form;
  const answer = await context.api.post('/api/forms/submissions', {
    form: slug,
    answers,
    key: crypto.randomUUID(),
    ...(website ? { website } : {}),
    ...(version ? { version } : {}),
  });
  if (answer.status >= 400) return refusedForm(answer, context.form);
  return { kind: 'done', to: `${paths.form(slug)}?gesendet=1` };
}

function slugOf({ path }: Pick<LoadContext, 'path'>): string | undefined {
  return path.startsWith(PREFIX) ? pageSlug(path.slice(PREFIX.length)) : undefined;
}
