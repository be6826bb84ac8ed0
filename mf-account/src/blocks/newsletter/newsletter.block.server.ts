import type { NewsletterLists } from '@gruenland/shared-contracts/api/newsletter.ts';
import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';

export interface NewsletterModel {
  readonly title: string;
  readonly text: string;
  /** Lists to offer; empty: all. */
  readonly lists: readonly string[];
}

export interface NewsletterBlockData {
  readonly offer: NewsletterLists;
  readonly page: string;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Fields: `title` text · `text` text · `lists` options (ids of newsletters; none: all). */
export function parseNewsletter(raw: RawBlock): ParseResult<NewsletterModel> {
  const given: unknown = raw['lists'];
  const lists = Array.isArray(given) ? given.map(textOf).filter(Boolean) : [];
  const title = textOf(raw['title']) || 'Grünland im Postfach';
  return { ok: true, model: { title, text: textOf(raw['text']), lists } };
}

/** What can be ordered here. */
export async function loadNewsletterBlock(
  model: NewsletterModel,
  { api, path }: LoadContext,
): Promise<NewsletterBlockData> {
  const { body } = await api.get<NewsletterLists>('/api/newsletter/lists');
  const wanted = body.lists.filter(
    ({ id }) => model.lists.length === 0 || model.lists.includes(id),
  );
  const offer = { ...body, lists: wanted.length > 0 ? wanted : body.lists };
  return { offer, page: path };
}
