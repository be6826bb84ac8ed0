/** Returns the paths of all pages in the sitemaps of a site. */
export async function readSitemapPaths(siteUrl: string): Promise<string[]> {
  const robots = await fetchText(new URL('/robots.txt', siteUrl));
  const sitemapUrls = [...robots.matchAll(/^Sitemap: (\S+)$/gmu)].map(([, url]) => url!);
  const lists = await Promise.all(sitemapUrls.map((url) => readSitemap(url, siteUrl)));
  return lists.flat();
}

/** Reads a sitemap, or all sitemaps of an index. */
async function readSitemap(url: string, siteUrl: string): Promise<string[]> {
  // The URLs of sitemaps contain the public address of the site.
  const xml = await fetchText(new URL(getPath(url), siteUrl));
  const urls = [...xml.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, text]) =>
    text!.replaceAll('&amp;', '&'),
  );
  if (!xml.includes('<sitemapindex')) return urls.map(getPath);
  return (await Promise.all(urls.map((child) => readSitemap(child, siteUrl)))).flat();
}

function getPath(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

async function fetchText(url: URL): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}`);
  return response.text();
}
