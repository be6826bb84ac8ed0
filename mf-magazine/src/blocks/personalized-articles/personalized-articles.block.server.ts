import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { Story } from '@gruenland/shared-contracts/content/story.ts';
import { getCategoryUuid, parseTeaser } from '#data/article.parse.ts';
import { subtractDaysFromToday, findStories } from '#data/articles.query.server.ts';
import { createContentReader } from '#data/content-reader.server.ts';
import { readDirectory, listUuidsWithDescendants } from '#data/directory.server.ts';
import type { Directory } from '#data/directory.server.ts';
import { readDaysField } from '#data/fields.ts';
import { toCompactTeaser } from '#model/compact-teaser.ts';
import { getTopicId } from '#model/topic-id.ts';
import { acceptBlock } from '../parse-result.ts';
import { readPersonalizedArticlesFields } from './personalized-articles.fields.generated.ts';
import type {
  PersonalizedArticlesData,
  PersonalizedArticlesModel,
  CandidateArticle,
} from './personalized-articles.ts';

const COUNT_LIMITS = { min: 3, standard: 4, max: 12 } as const;
/** Number of newest articles to select from. */
const MAX_CANDIDATES = 100;

export function parsePersonalizedArticles(
  rawBlock: RawBlock,
): ParseResult<PersonalizedArticlesModel> {
  const fields = readPersonalizedArticlesFields(rawBlock);
  const count = Math.round(fields.count ?? COUNT_LIMITS.standard);
  return acceptBlock({
    title: fields.title ?? 'Für Sie ausgesucht',
    count: Math.min(COUNT_LIMITS.max, Math.max(COUNT_LIMITS.min, count)),
    category: fields.category,
    days: readDaysField(rawBlock['days']),
  });
}

/**
 * Reads topics and candidate articles. Both are the same for all readers, so that the page can be
 * cached. The browser selects among the candidates, because only the browser knows the reader's
 * topics.
 */
export async function loadPersonalizedArticles(
  { count, category: categoryUuid, days }: PersonalizedArticlesModel,
  context: LoadContext,
): Promise<PersonalizedArticlesData> {
  const content = createContentReader(context);
  const directory = await readDirectory(content);
  const category = directory.category(categoryUuid);
  const { stories } = await findStories(content, {
    perPage: MAX_CANDIDATES,
    ...(category ? { categories: listUuidsWithDescendants(directory, category) } : {}),
    ...(days === undefined ? {} : { since: subtractDaysFromToday(days) }),
  });
  const topics = directory.sections.map(({ uuid, slug, headline }) => ({
    uuid,
    id: getTopicId(slug),
    name: headline,
  }));
  const articles = stories
    .flatMap((story) => toCandidate(story, directory) ?? [])
    // Leaves out the article whose page contains the block.
    .filter(({ href }) => href !== context.path);
  const countByTopic = new Map<string, number>();
  const candidates = articles.filter(({ topics: articleTopics }, index) => {
    const isNeeded = articleTopics.some((topic) => (countByTopic.get(topic) ?? 0) < count);
    for (const topic of articleTopics) countByTopic.set(topic, (countByTopic.get(topic) ?? 0) + 1);
    return isNeeded || index < count;
  });
  return { topics: topics.filter(({ uuid }) => countByTopic.has(uuid)), candidates };
}

function toCandidate(story: Story, directory: Directory): CandidateArticle | undefined {
  const teaser = parseTeaser(story, directory);
  if (!teaser) return undefined;
  const section = directory.trail(getCategoryUuid(story))[0];
  const { lead: _, ...compactTeaser } = toCompactTeaser(teaser);
  return { ...compactTeaser, lead: undefined, topics: section ? [section.uuid] : [] };
}
