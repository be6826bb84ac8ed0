import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { Story } from '@gruenland/shared-contracts/content/story.ts';
import { categoryOf, parseTeaser } from '#data/article.parse.ts';
import { daysAgo, findStories } from '#data/articles.query.server.ts';
import { contentReader } from '#data/content-reader.server.ts';
import { readDirectory, withAllBelow } from '#data/directory.server.ts';
import type { Directory } from '#data/directory.server.ts';
import { daysField, numberField, relationField, textField } from '#data/fields.ts';
import { compactTeaser } from '#model/compact-teaser.ts';
import { topicId } from '#model/topic-id.ts';
import { parsed } from '../parse-result.ts';
import type {
  PersonalizedArticlesData,
  PersonalizedArticlesModel,
  PooledArticle,
} from './personalized-articles.ts';

const COUNT = { least: 3, usual: 4, most: 12 } as const;
/** Newest articles that are looked at. */
const LOOKED_AT = 100;

/** Fields: `title`, `count` (3–12, default 4), `category`, `days` (1–365: not older). */
export function parsePersonalizedArticles(raw: RawBlock): ParseResult<PersonalizedArticlesModel> {
  const count = Math.round(numberField(raw['count']) ?? COUNT.usual);
  return parsed({
    title: textField(raw['title']) ?? 'Für Sie ausgesucht',
    count: Math.min(COUNT.most, Math.max(COUNT.least, count)),
    category: relationField(raw['category']),
    days: daysField(raw['days']),
  });
}

/**
 * Topics and a pool of articles for everybody: who has chosen what is known in the browser only, so
 * the page stays the same for all and can be cached.
 */
export async function loadPersonalizedArticles(
  { count, category: wanted, days }: PersonalizedArticlesModel,
  context: LoadContext,
): Promise<PersonalizedArticlesData> {
  const content = contentReader(context);
  const directory = await readDirectory(content);
  const category = directory.category(wanted);
  const { stories } = await findStories(content, {
    perPage: LOOKED_AT,
    ...(category ? { categories: withAllBelow(directory, category) } : {}),
    ...(days === undefined ? {} : { since: daysAgo(days) }),
  });
  const topics = directory.sections.map(({ uuid, slug, headline }) => ({
    uuid,
    id: topicId(slug),
    name: headline,
  }));
  const articles = stories
    .flatMap((story) => pooled(story, directory) ?? [])
    // The article that shows this block is at hand already.
    .filter(({ href }) => href !== context.path);
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
  const section = directory.trail(categoryOf(story))[0];
  const { lead: _, ...compact } = compactTeaser(teaser);
  return { ...compact, lead: undefined, topics: section ? [section.uuid] : [] };
}
