import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import { INTERNAL_FIELDS } from '@gruenland/shared-contracts/forms/internal-fields.ts';
import { findBlocks } from '@gruenland/shared-contracts/forms/read-field.ts';
import {
  getPrizeDrawState,
  readPrizeDraw,
} from '@gruenland/shared-contracts/forms/prize-draw-definition.ts';
import type { PrizeDrawDefinition } from '@gruenland/shared-contracts/forms/prize-draw-definition.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createNotFoundResult } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { buildEntryPath } from '#blocks/prize-draw/prize-draw.ts';
import type { PrizeDrawData } from '#blocks/prize-draw/prize-draw.ts';
import { createContentReader } from '#data/content-reader.server.ts';
import { readDrawCommitments } from '#data/read-draw-commitments.server.ts';
import { toPageSlug } from '#data/content-slug.ts';
import { createRefusedForm } from '#forms/refused-form.server.ts';

/** Data of a draw's own page. The browser shows this page for entries without JavaScript. */
export interface PrizeDrawPageData extends PrizeDrawData {
  readonly draw: PrizeDrawDefinition;
  readonly isSent: boolean;
}

/**
 * Loads a prize draw from the story that contains it. If the story contains several draws, the
 * query parameter `block` selects one.
 */
export async function loadPrizeDrawPage(
  context: LoadContext,
): Promise<PageResult<PrizeDrawPageData>> {
  const story = toPageSlug(context.params['*'] ?? '');
  if (!story) return createNotFoundResult();
  const content = (await createContentReader(context).story(story))?.content;
  const draws = findBlocks(content, 'prize_draw');
  const blockUid = context.query.get('block');
  const rawBlock = draws.find(({ _uid }) => _uid === blockUid) ?? draws[0];
  const draw = rawBlock && readPrizeDraw(rawBlock);
  if (!draw) return createNotFoundResult();
  const isSent = context.query.get('gesendet') === '1';
  return {
    kind: 'page',
    data: {
      draw,
      story,
      isSent,
      state: getPrizeDrawState(draw, Date.now()),
      commitments: await readDrawCommitments(context, story, draw.id),
    },
    head: { name: draw.title, noIndex: true },
  };
}

/** Sends a prize draw entry to the api when the browser posted it without JavaScript. */
export async function enterPrizeDraw(context: ActionContext): Promise<ActionResult> {
  const {
    acceptTerms,
    adult,
    block = '',
    [INTERNAL_FIELDS.app]: _,
    [INTERNAL_FIELDS.honeypot]: website = '',
    ...fields
  } = context.form;
  const story = context.params['*'] ?? '';
  const response = await context.api.post('/api/forms/entries', {
    ...removeEmptyFields({ ...fields, website }),
    acceptTerms: acceptTerms === 'true',
    ...(adult === 'true' ? { adult: true } : {}),
    story,
    block,
  });
  if (response.status >= 400) return createRefusedForm(response, context.form);
  return {
    kind: 'done',
    to: `${buildEntryPath(story)}?block=${encodeURIComponent(block)}&gesendet=1`,
  };
}

function removeEmptyFields(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}
