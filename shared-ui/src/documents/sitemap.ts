import { xmlText } from './xml-text.ts';

export interface SitemapLine {
  /** Absolute URL of a page. */
  readonly url: string;
  /** Date of the page's last change, ISO 8601. */
  readonly changed?: string;
}

export function sitemapXml(lines: readonly SitemapLine[]): string {
  const entries = lines.map(({ url, changed }) => {
    const date = changed ? `<lastmod>${xmlText(changed)}</lastmod>` : '';
    return `<url><loc>${xmlText(url)}</loc>${date}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`;
}
