import type { NewsletterLists } from '@gruenland/shared-contracts/api/newsletter.ts';
import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';

export interface NewsletterModel {
  readonly title: string;
  readonly text: string;
  /** Ids of the newsletters to offer. An empty array means all newsletters. */
  readonly lists: readonly string[];
}

export interface NewsletterBlockData {
  readonly offer: NewsletterLists;
  readonly page: string;
}

const getText = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/**
 * Parses the fields of the block: `title` text · `text` text · `lists` options (newsletter ids;
 * empty for all newsletters).
 */
export function parseNewsletter(rawBlock: RawBlock): ParseResult<NewsletterModel> {
  const requestedLists: unknown = rawBlock['lists'];
  const lists = Array.isArray(requestedLists) ? requestedLists.map(getText).filter(Boolean) : [];
  const title = getText(rawBlock['title']) || 'Grünland im Postfach';
  return { ok: true, model: { title, text: getText(rawBlock['text']), lists } };
}

/** Loads the newsletters that the block offers. */
export async function loadNewsletterBlock(
  model: NewsletterModel,
  { api, path }: LoadContext,
): Promise<NewsletterBlockData> {
  const { body } = await api.get<NewsletterLists>('/api/newsletter/lists');
  const selectedLists = body.lists.filter(
    ({ id }) => model.lists.length === 0 || model.lists.includes(id),
  );
  const offer = { ...body, lists: selectedLists.length > 0 ? selectedLists : body.lists };
  return { offer, page: path };
}
