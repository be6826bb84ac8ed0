/** Returns the publisher as a schema.org object without `@context`. */
export function createPublisherJsonLd(siteUrl: string): object {
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organisation`,
    name: 'Grünland',
    url: `${siteUrl}/`,
    logo: {
      '@type': 'ImageObject',
      url: `${siteUrl}/icon-512.png`,
      width: 512,
      height: 512,
    },
  };
}
