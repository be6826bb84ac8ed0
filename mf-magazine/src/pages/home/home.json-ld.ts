import * as paths from '@gruenland/shared-contracts/paths.ts';
import { createPublisherJsonLd } from '#pages/story-page/publisher.ts';

/** Creates the structured data of the publisher and the site search. */
export function createHomeJsonLd(siteUrl: string): readonly object[] {
  return [
    { '@context': 'https://schema.org', ...createPublisherJsonLd(siteUrl) },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Grünland',
      url: `${siteUrl}/`,
      inLanguage: 'de',
      potentialAction: {
        '@type': 'SearchAction',
        target: `${siteUrl}${paths.search()}?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
