import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { notFound } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { STEP, readStep } from '#blocks/infinite-articles/infinite-articles.block.server.ts';
import { relationField } from '#data/fields.ts';
import { pageNumber } from '#model/page-number.ts';

/** A step of a list of articles as JSON, for the list that goes on when asked to. */
export async function loadArticleList(context: LoadContext): Promise<PageResult<never>> {
  const page = pageNumber(context.query);
  const step = Number(context.query.get('anzahl') ?? STEP.usual);
  if (!page || !Number.isInteger(step) || step < STEP.least || step > STEP.most) return notFound();
  const category = relationField(context.query.get('kategorie') ?? undefined);
  const answer = await readStep({ step, category }, page, context);
  return { kind: 'document', type: 'application/json', body: JSON.stringify(answer) };
}
