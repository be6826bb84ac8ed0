import { servedPath, variantAddress } from '@gruenland/shared-ui/picture/image-address.ts';
import type { Article } from '#model/article.ts';
import { breadcrumbList } from '#pages/parts/breadcrumb-list.ts';
import { publisher } from '#pages/parts/publisher.ts';

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
      image: image && pictureUrl(image.src, siteUrl),
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
  ];
}

function pictureUrl(src: string, siteUrl: string): string {
  const path = servedPath(src);
  return path === undefined ? src : `${siteUrl}${variantAddress(path, { width: 1200 })}`;
}
