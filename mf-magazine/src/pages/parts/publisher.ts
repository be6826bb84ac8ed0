/** Who publishes the site, as a schema.org object without context. */
export function publisher(siteUrl: string): object {
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organisation`,
    name: 'Grünland',
    url: `${siteUrl}/`,
  };
}
