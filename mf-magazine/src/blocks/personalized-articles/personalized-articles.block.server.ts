import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { Story } from '@gruenland/shared-contracts/content/story.ts';
import { parseTeaser } from '#data/article.parse.ts';
import { contentReader } from '#data/content-reader.server.ts';
import { readDirectory } from '#data/directory.server.ts';
import type { Directory } from '#data/directory.server.ts';
import { numberField, relationField, textField } from '#data/fields.ts';
import { compactTeaser } from '#model/compact-teaser.ts';
import { topicId } from '#model/topic-id.ts';
import { parsed } from '../parse-result.ts';
import type {
  PersonalizedArticlesData,
  PersonalizedArticlesModel,
  PooledArticle,
} from './personalized-articles.ts';

const COUNT = { least: 2, usual: 4, most: 8 } as const;
/** Newest articles that are looked at. */
const LOOKED_AT = 100;

/** Fields: `title`, `count` (2–8, default 4). */
export function parsePersonalizedArticles(raw: RawBlock): ParseResult<PersonalizedArticlesModel> {
  const count = Math.round(numberField(raw['count']) ?? COUNT.usual);
  return parsed({
    title: textField(raw['title']) ?? 'Für Sie ausgesucht',
    count: Math.min(COUNT.most, Math.max(COUNT.least, count)),
  });
}

/**
 * Topics and a pool of articles for everybody: who has chosen what is known in the browser only, so
 * the page stays the same for all and can be cached.
 */
export async function loadPersonalizedArticles(
  { count }: PersonalizedArticlesModel,
  context: LoadContext,
): Promise<PersonalizedArticlesData> {
  const content = contentReader(context);
  const [directory, { stories }] = await Promise.all([
    readDirectory(content),
    content.stories({
      content_type: 'article',
      starts_with: 'artikel/',
      sort_by: 'content.date:desc',
      excluding_fields: 'body',
      per_page: LOOKED_AT,
    }),
  ]);
  const topics = directory.sections.map(({ uuid, slug, headline }) => ({
    uuid,
    id: topicId(slug),
    name: headline,
  }));
  const articles = stories.flatMap((story) => pooled(story, directory) ?? []);
  const enough = new Map<string, number>();
  const pool = articles.filter(({ topics: own }, index) => {
    const short = own.some((topic) => (enough.get(topic) ?? 0) < count);
    for (const topic of own) enough.set(topic, (enough.get(topic) ?? 0) + 1);
    return short || index < count;
  });
  return { topics: topics.filter(({ uuid }) => enough.has(uuid)), pool };
}

function pooled(story: Story, directory: Directory): PooledArticle | undefined {
  const teaser = parseTeaser(story, directory);
  if (!teaser) return undefined;
  const section = directory.trail(relationField(story.content['category']))[0];
  const { lead: _, ...compact } = compactTeaser(teaser);
  return { ...compact, lead: undefined, topics: section ? [section.uuid] : [] };
}
