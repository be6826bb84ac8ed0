import { escapeXml } from './xml-text.ts';

export interface SitemapEntry {
  /** Absolute URL of a page. */
  readonly url: string;
  /** Date of the page's last change, ISO 8601. */
  readonly changedAt?: string;
}

export function buildSitemapXml(sitemapEntries: readonly SitemapEntry[]): string {
  const entries = sitemapEntries.map(({ url, changedAt }) => {
    const date = changedAt ? `<lastmod>${escapeXml(changedAt)}</lastmod>` : '';
    return `<url><loc>${escapeXml(url)}</loc>${date}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`;
}
