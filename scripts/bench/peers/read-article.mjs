/**
 * Reads the text and the picture of an article from a page of the site, so that the peers show the
 * same.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<{ article: { title: string, parts: readonly { tag: string, text: string }[] },
 *   picture: Buffer }>} `picture` is a webp file
 * @throws Error if the page has no text or no picture
 */
export async function readArticle(browser, url) {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  });
  try {
    await page.goto(url);
    const { title, parts, pictureUrl } = await page.evaluate(() => ({
      title: document.querySelector('h1')?.textContent ?? '',
      parts: [...document.querySelectorAll('main p, main h2, main h3, main blockquote')].map(
        ({ tagName, textContent }) => ({ tag: tagName.toLowerCase(), text: textContent.trim() }),
      ),
      pictureUrl: document.querySelector('main img[fetchpriority="high"]')?.currentSrc,
    }));
    if (!title || parts.length === 0 || !pictureUrl)
      throw new Error(`${url} has no title, text or picture; name another article`);
    const response = await page.request.get(pictureUrl, { headers: { accept: 'image/webp' } });
    return { article: { title, parts }, picture: await response.body() };
  } finally {
    await page.close();
  }
}
