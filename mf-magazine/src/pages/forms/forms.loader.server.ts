import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { FormFileField, FormFiles } from '@gruenland/shared-contracts/api/form-files.ts';
import type { SubmissionAnswer } from '@gruenland/shared-contracts/api/forms.ts';
import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { formLosses } from '@gruenland/shared-contracts/forms/form-definition.ts';
import type { FormLoss } from '@gruenland/shared-contracts/forms/form-definition.ts';
import { INTERNAL_FIELDS } from '@gruenland/shared-contracts/forms/internal-fields.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { notFound } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { formOf } from '#blocks/custom-form/custom-form.block.server.ts';
import type { CustomFormData } from '#blocks/custom-form/custom-form.ts';
import { contentReader } from '#data/content-reader.server.ts';
import { pageSlug } from '#data/content-slug.ts';
import { blocksField, textField } from '#data/fields.ts';
import { pageAfterForm } from '#data/page-after-form.server.ts';
import { absentStory } from '#data/moved-story.server.ts';
import { filesPath } from '#forms/files-path.ts';
import { refusedForm } from '#forms/refused-form.server.ts';
import { contentPageHead } from '#pages/content-page/content-page.parts.server.ts';
import { arrangeBody } from '#pages/parts/arrange-body.ts';
import { storyTag } from '#pages/parts/story-tag.ts';

const PREFIX = '/_forms/';

/** A page with a form; a story without fields has only its blocks. */
export interface FormsPageData {
  readonly form: CustomFormData | null;
  readonly sent: boolean;
  /** Files that can be sent to answers which have arrived. */
  readonly files: FormFilesData | null;
}

export interface FormFilesData {
  readonly code: string;
  /** None when the time for them is over. */
  readonly fields: readonly FormFileField[];
  /** What became of a file that was sent: `da`, `entfernt`, or why not. */
  readonly news: { readonly field: string; readonly what: string } | null;
}

/** A form by its slug: stories below `_forms/` are no pages, but this route shows them. */
export async function loadForm(context: LoadContext): Promise<PageResult<FormsPageData>> {
  const slug = slugOf(context);
  if (!slug) return notFound();
  const reader = contentReader(context);
  const story = await reader.story(`_forms/${slug}`, { resolve_links: 'url' });
  if (!story) return absentStory(context, `_forms/${slug}`);
  if (story.content.component !== 'form') return notFound();
  const { uuid, name, content } = story;
  const files = await readFiles(context);
  const lead = textField(content['lead']);
  return {
    kind: 'page',
    data: {
      form: (await formOf(story, reader)) ?? null,
      sent: files !== null || context.query.get('gesendet') === '1',
      files,
    },
    head: { name, description: lead, canonicalPath: paths.form(slug) },
    regions: {
      head: [contentPageHead.make({ headline: textField(content['headline']) ?? name, lead })],
      body: [
        ...arrangeBody(blocksField(content['body']), 'artikel').blocks,
        ...(context.contentVersion === 'draft' ? formLosses(content).map(asUnknownBlock) : []),
      ],
    },
    tags: [storyTag(uuid)],
  };
}

/** Previews name blocks that nobody knows; so they name what of a form nobody gets. */
function asUnknownBlock({ name, why }: FormLoss, index: number): RawBlock {
  return { _uid: `loss-${index}`, component: `Formular, „${name}“: ${why}` };
}

/** What can be sent to the answers that the address names; null when it names none. */
async function readFiles({ api, query }: LoadContext): Promise<FormFilesData | null> {
  const code = query.get('anhang')?.slice(0, 300);
  if (!code) return null;
  const path = `/api/forms/files?code=${encodeURIComponent(code)}`;
  const { status, body } = await api.get<FormFiles>(path);
  if (status >= 500) throw Object.assign(new Error(`form files: ${status}`), { unavailable: true });
  const [field, what] = [query.get('feld'), query.get('datei')];
  const news = field && what ? { field, what } : null;
  return { code, fields: status === 200 ? body.fields : [], news };
}

/** The form without script. */
export async function sendForm(context: ActionContext): Promise<ActionResult> {
  const slug = slugOf(context) ?? '';
  const { version: VERSION, trap: TRAP, app: APP } = INTERNAL_FIELDS;
  const { [TRAP]: trap, [APP]: _, [VERSION]: version, ...answers } = context.form;
  const answer = await context.api.post<SubmissionAnswer>('/api/forms/submissions', {
    form: slug,
    answers,
    key: crypto.randomUUID(),
    ...(trap ? { website: trap } : {}),
    ...(version ? { version } : {}),
  });
  if (answer.status >= 400) return refusedForm(answer, context.form);
  const { files } = Object(answer.body) as Partial<SubmissionAnswer>;
  if (files) return { kind: 'done', to: filesPath(slug, files) };
  return { kind: 'done', to: (await nextOf(context, slug)) ?? `${paths.form(slug)}?gesendet=1` };
}

/** What is kept is kept: without the content system the form's own page says so. */
async function nextOf(context: ActionContext, slug: string): Promise<string | undefined> {
  try {
    const reader = contentReader(context);
    const story = await reader.story(`_forms/${slug}`, { resolve_links: 'url' });
    return story && (await pageAfterForm(story.content, reader));
  } catch {
    return undefined;
  }
}

function slugOf({ path }: Pick<LoadContext, 'path'>): string | undefined {
  return path.startsWith(PREFIX) ? pageSlug(path.slice(PREFIX.length)) : undefined;
}
