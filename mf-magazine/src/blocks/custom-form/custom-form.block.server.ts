import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import {
  listOmittedFormItems,
  readForm,
} from '@gruenland/shared-contracts/forms/form-definition.ts';
import { computeFormVersion } from '@gruenland/shared-contracts/forms/form-version.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { Story } from '@gruenland/shared-contracts/content/story.ts';
import { createContentReader } from '#data/content-reader.server.ts';
import type { ContentReader } from '#data/content-reader.server.ts';
import { readPathAfterForm } from '#data/page-after-form.server.ts';
import { acceptBlock, rejectBlock } from '../parse-result.ts';
import type { CustomFormData, CustomFormModel } from './custom-form.ts';
import { readCustomFormFields } from './custom-form.fields.generated.ts';

const FORMS_FOLDER = '_forms/';

export function parseCustomForm(rawBlock: RawBlock): ParseResult<CustomFormModel> {
  const fields = readCustomFormFields(rawBlock);
  const form = fields.form;
  return form ? acceptBlock({ form }) : rejectBlock('Es ist kein Formular ausgewählt.');
}

/**
 * Reads the form.
 *
 * @throws {Error} when the story is not a form, or, in previews, when the form has items that would
 *   be omitted. The shell then leaves out the block.
 */
export async function loadCustomForm(
  { form }: CustomFormModel,
  context: LoadContext,
): Promise<CustomFormData> {
  const reader = createContentReader(context);
  const [story] = await reader.storiesByUuids([form]);
  const data = story && (await readFormData(story, reader));
  if (!data) throw new Error('custom_form: form is not a form story with fields');
  const omittedItems =
    story && context.contentVersion === 'draft' ? listOmittedFormItems(story.content) : [];
  if (omittedItems.length > 0) {
    const messages = omittedItems.map(({ name, why }) => `„${name}“: ${why}`).join(' ');
    throw new Error(`custom_form: ${messages}`);
  }
  return data;
}

/**
 * Reads the data of a form story. Returns undefined when the story is not a form or has no fields.
 */
export async function readFormData(
  story: Story,
  reader: ContentReader,
): Promise<CustomFormData | undefined> {
  const { content, full_slug: slug, name } = story;
  if (content.component !== 'form' || !slug.startsWith(FORMS_FOLDER)) return undefined;
  const definition = readForm(content, name);
  if (!definition) return undefined;
  const nextPath = await readPathAfterForm(content, reader);
  return {
    slug: slug.slice(FORMS_FOLDER.length),
    definition,
    version: await computeFormVersion(content),
    ...(nextPath ? { next: nextPath } : {}),
  };
}
