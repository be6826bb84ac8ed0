import type { Article } from '#model/article.ts';
import { createBreadcrumbList } from '#pages/story-page/breadcrumb-list.ts';
import { createPublisherJsonLd } from '#pages/story-page/publisher.ts';
import { createMediaJsonLd, createPictureObjects } from '#pages/story-page/media.json-ld.server.ts';

/** Creates the structured data of an article: NewsArticle, breadcrumbs and media. */
export function createArticleJsonLd(article: Article, siteUrl: string): readonly object[] {
  const { headline, lead, date, updatedDate, image, people, trail, topics, href } = article;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline,
      description: lead,
      datePublished: date,
      dateModified: updatedDate ?? date,
      inLanguage: 'de',
      isAccessibleForFree: true,
      mainEntityOfPage: `${siteUrl}${href}`,
      image: image && createPictureObjects(image, siteUrl),
      articleSection: trail.at(0)?.headline,
      keywords: topics.length > 0 ? topics : undefined,
      author: createAuthorJsonLd(people, siteUrl),
      publisher: createPublisherJsonLd(siteUrl),
    },
    createBreadcrumbList(
      [
        ...trail.map(({ headline: name, href: to }) => ({ name, href: to })),
        { name: headline, href },
      ],
      siteUrl,
    ),
    ...createMediaJsonLd(article, siteUrl),
  ];
}

/** Returns structured data of the authors, or of the publisher when no author is named. */
function createAuthorJsonLd(people: Article['people'], siteUrl: string): readonly object[] {
  if (people.length === 0) return [createPublisherJsonLd(siteUrl)];
  return people.map(({ name, href }) => ({ '@type': 'Person', name, url: `${siteUrl}${href}` }));
}
