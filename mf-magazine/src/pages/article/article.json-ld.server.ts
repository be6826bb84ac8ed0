import type { Article } from '#model/article.ts';
import { breadcrumbList } from '#pages/parts/breadcrumb-list.ts';
import { publisher } from '#pages/parts/publisher.ts';
import { mediaJsonLd, pictureObjects } from './media.json-ld.server.ts';

/** An article for search engines: NewsArticle and the way to it. */
export function articleJsonLd(article: Article, siteUrl: string): readonly object[] {
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
      image: image && pictureObjects(image, siteUrl),
      articleSection: trail.at(0)?.headline,
      keywords: topics.length > 0 ? topics : undefined,
      author: people.map((person) => ({
        '@type': 'Person',
        name: person.name,
        url: `${siteUrl}${person.href}`,
      })),
      publisher: publisher(siteUrl),
    },
    breadcrumbList(
      [
        ...trail.map(({ headline: name, href: to }) => ({ name, href: to })),
        { name: headline, href },
      ],
      siteUrl,
    ),
    ...mediaJsonLd(article.body, date, siteUrl),
  ];
}
