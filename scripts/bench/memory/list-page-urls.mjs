const URL_PATTERN = /<loc>([^<]+)<\/loc>/g;

/**
 * Returns the URLs of all pages of a site: its sitemap, and the sitemaps that this one names.
 *
 * @param {string} siteUrl
 * @returns {Promise<readonly string[]>} without duplicates
 * @throws Error if a sitemap does not respond with status 200
 */
export async function listPageUrls(siteUrl) {
  const pending = [`${siteUrl}/sitemap.xml`];
  const pages = new Set();
  for (let url = pending.pop(); url !== undefined; url = pending.pop()) {
    const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    const urls = [...(await response.text()).matchAll(URL_PATTERN)].map(([, found]) =>
      found.replaceAll('&amp;', '&'),
    );
    for (const found of urls) {
      const { pathname, search } = new URL(found);
      if (pathname.endsWith('.xml')) pending.push(siteUrl + pathname + search);
      else pages.add(siteUrl + pathname + search);
    }
  }
  return [...pages];
}
