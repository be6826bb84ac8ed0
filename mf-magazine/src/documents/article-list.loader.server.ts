import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createNotFoundResult } from '@gruenland/shared-contracts/page-result.ts';
import type { DocumentResult } from '@gruenland/shared-contracts/page-result.ts';
import {
  BATCH_SIZE_LIMITS,
  readArticleBatch,
} from '#blocks/infinite-articles/infinite-articles.block.server.ts';
import { readRelationField } from '#data/fields.ts';
import { readPageNumber } from '#model/page-number.ts';

/** Returns one batch of a list of articles as JSON. */
export async function loadArticleList(context: LoadContext): Promise<DocumentResult> {
  const page = readPageNumber(context.query);
  const step = Number(context.query.get('anzahl') ?? BATCH_SIZE_LIMITS.standard);
  if (
    !page ||
    !Number.isInteger(step) ||
    step < BATCH_SIZE_LIMITS.min ||
    step > BATCH_SIZE_LIMITS.max
  )
    return createNotFoundResult();
  const category = readRelationField(context.query.get('kategorie') ?? undefined);
  const answer = await readArticleBatch({ step, category }, page, context);
  return { kind: 'document', type: 'application/json', body: JSON.stringify(answer) };
}
