import type { ArticleChoice } from '@gruenland/shared-contracts/api/staff-newsletter-issues.ts';
import type { Story } from '@gruenland/shared-contracts/content/story.ts';
import { readText } from '@gruenland/shared-contracts/forms/read-field.ts';

import type { ContentReader } from '#content/content-reader.ts';
import type { IssueArticle } from '#db/tables/newsletter-issues.ts';
import type { ContentStories } from '#content/content-stories.ts';
import { Problem } from '#problem.ts';

const maxStories = 40;
const timeoutMs = 1500;

/** Returns the newest articles. @throws Problem `upstream.unavailable` */
export async function readNewestArticles(readContent: ContentReader): Promise<ArticleChoice[]> {
  const params = {
    content_type: 'article',
    per_page: String(maxStories),
    sort_by: 'first_published_at:desc',
    excluding_fields: 'body',
  };
  const response = await readContent('stories', params, AbortSignal.timeout(timeoutMs)).catch(
    () => null,
  );
  if (response?.status !== 200) throw new Problem('upstream.unavailable');
  const { stories } = response.body as { readonly stories: readonly Story[] };
  return stories.map(({ full_slug: slug, name, content }) => ({
    slug,
    title: readText((content as Record<string, unknown>)['headline'], 200) ?? name,
  }));
}

/**
 * Reads title and teaser of the chosen articles. @throws Problem `form.invalid` for an unknown
 * article
 */
export async function readChosenArticles(
  content: ContentStories,
  slugs: readonly string[],
): Promise<IssueArticle[]> {
  const chosenArticles: IssueArticle[] = [];
  for (const slug of new Set(slugs)) {
    const story = await content.loadStoryContent(slug);
    const title = story?.component === 'article' ? readText(story['headline'], 200) : undefined;
    if (!story || !title) {
      const fields = { stories: `Diesen Artikel gibt es nicht: ${slug}` };
      throw new Problem('form.invalid', { fields });
    }
    chosenArticles.push({ slug, title, teaser: readText(story['lead'], 400) ?? '' });
  }
  return chosenArticles;
}
