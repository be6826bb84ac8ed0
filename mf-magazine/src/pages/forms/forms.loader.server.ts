import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { FormFileField, FormFiles } from '@gruenland/shared-contracts/api/form-files.ts';
import type { SubmissionResponse } from '@gruenland/shared-contracts/api/forms.ts';
import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { listOmittedFormItems } from '@gruenland/shared-contracts/forms/form-definition.ts';
import type { OmittedFormItem } from '@gruenland/shared-contracts/forms/form-definition.ts';
import { INTERNAL_FIELDS } from '@gruenland/shared-contracts/forms/internal-fields.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createPart, createNotFoundResult } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { readFormData } from '#blocks/custom-form/custom-form.block.server.ts';
import type { CustomFormData } from '#blocks/custom-form/custom-form.ts';
import { createContentReader } from '#data/content-reader.server.ts';
import { toPageSlug } from '#data/content-slug.ts';
import { readBlocksField, readTextField } from '#data/fields.ts';
import { readPathAfterForm } from '#data/page-after-form.server.ts';
import { resolveMissingStory } from '#data/missing-story.server.ts';
import { buildFilesPath } from '#forms/files-path.ts';
import { createRefusedForm } from '#forms/refused-form.server.ts';
import { ContentPageHead } from '#pages/content-page/ContentPageHead.tsx';
import { arrangeBody } from '#pages/story-page/arrange-body.ts';
import { createStoryParts } from '#pages/story-page/story-parts.server.ts';
import { getStoryTag } from '#pages/story-page/story-tag.ts';

const FORMS_PREFIX = '/_forms/';

/** Data of a form page. `form` is null when the form has no fields. */
export interface FormsPageData {
  readonly form: CustomFormData | null;
  readonly isSent: boolean;
  /** File uploads for the submission. Null before a form is submitted. */
  readonly files: FormFilesData | null;
}

export interface FormFilesData {
  readonly code: string;
  /** File fields of the form. The list is empty after the upload period has ended. */
  readonly fields: readonly FormFileField[];
  /**
   * Result of the last upload. `what` is `da` (uploaded), `entfernt` (removed) or a refusal code.
   */
  readonly uploadResult: { readonly field: string; readonly what: string } | null;
}

/** Loads a form by its slug. Only this route serves stories in `_forms/`. */
export async function loadForm(context: LoadContext): Promise<PageResult<FormsPageData>> {
  const slug = readFormSlug(context);
  if (!slug) return createNotFoundResult();
  const reader = createContentReader(context);
  const story = await reader.story(`_forms/${slug}`, { resolve_links: 'url' });
  if (!story) return resolveMissingStory(context, `_forms/${slug}`);
  if (story.content.component !== 'form') return createNotFoundResult();
  const { uuid, name, content } = story;
  const files = await readFormFiles(context);
  const lead = readTextField(content['lead']);
  const { blocks, notes } = arrangeBody(readBlocksField(content['body']), 'artikel');
  return {
    kind: 'page',
    data: {
      form: (await readFormData(story, reader)) ?? null,
      isSent: files !== null || context.query.get('gesendet') === '1',
      files,
    },
    head: { name, description: lead, canonicalPath: paths.form(slug) },
    parts: {
      head: createPart(ContentPageHead, {
        headline: readTextField(content['headline']) ?? name,
        lead,
      }),
      ...createStoryParts({ notes }),
    },
    regions: {
      body: [
        ...blocks,
        ...(context.contentVersion === 'draft'
          ? listOmittedFormItems(content).map(toUnknownBlock)
          : []),
      ],
    },
    tags: [getStoryTag(uuid)],
  };
}

/**
 * Converts an omitted form item to an unknown block. Previews then list the item together with
 * other unknown blocks.
 */
function toUnknownBlock({ name, why }: OmittedFormItem, index: number): RawBlock {
  return { _uid: `loss-${index}`, component: `Formular, „${name}“: ${why}` };
}

/**
 * Reads the upload fields of a submission. The URL contains the code of the submission. Returns
 * null if it contains no code.
 */
async function readFormFiles({ api, query }: LoadContext): Promise<FormFilesData | null> {
  const code = query.get('anhang')?.slice(0, 300);
  if (!code) return null;
  const path = `/api/forms/files?code=${encodeURIComponent(code)}`;
  const { status, body } = await api.get<FormFiles>(path);
  if (status >= 500)
    throw Object.assign(new Error(`reading form files failed with status ${status}`), {
      unavailable: true,
    });
  const [field, resultCode] = [query.get('feld'), query.get('datei')];
  const uploadResult = field && resultCode ? { field, what: resultCode } : null;
  return { code, fields: status === 200 ? body.fields : [], uploadResult };
}

/** Submits a form that the browser posted without JavaScript. */
export async function sendForm(context: ActionContext): Promise<ActionResult> {
  const slug = readFormSlug(context) ?? '';
  const { version: VERSION_FIELD, honeypot: HONEYPOT_FIELD, app: APP_FIELD } = INTERNAL_FIELDS;
  const {
    [HONEYPOT_FIELD]: honeypot,
    [APP_FIELD]: _,
    [VERSION_FIELD]: version,
    ...answers
  } = context.form;
  const response = await context.api.post<SubmissionResponse>('/api/forms/submissions', {
    form: slug,
    answers,
    key: crypto.randomUUID(),
    ...(honeypot ? { website: honeypot } : {}),
    ...(version ? { version } : {}),
  });
  if (response.status >= 400) return createRefusedForm(response, context.form);
  const { files } = Object(response.body) as Partial<SubmissionResponse>;
  if (files) return { kind: 'done', to: buildFilesPath(slug, files) };
  return {
    kind: 'done',
    to: (await readNextPath(context, slug)) ?? `${paths.form(slug)}?gesendet=1`,
  };
}

/**
 * Reads the path of the page to show after the submission. Returns undefined on failure. The page
 * then shows the form's own success message, because the submission is already stored.
 */
async function readNextPath(context: ActionContext, slug: string): Promise<string | undefined> {
  try {
    const reader = createContentReader(context);
    const story = await reader.story(`_forms/${slug}`, { resolve_links: 'url' });
    return story && (await readPathAfterForm(story.content, reader));
  } catch {
    return undefined;
  }
}

function readFormSlug({ path }: Pick<LoadContext, 'path'>): string | undefined {
  return path.startsWith(FORMS_PREFIX) ? toPageSlug(path.slice(FORMS_PREFIX.length)) : undefined;
}
