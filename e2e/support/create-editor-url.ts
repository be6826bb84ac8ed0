import { createHash } from 'node:crypto';

/**
 * Creates the URL with which the visual editor opens a page. It contains the space id and the
 * preview token of the embedded content service.
 */
export function createEditorUrl(path: string): string {
  const nowSeconds = Math.floor(Date.now() / 1000);
  const token = createHash('sha1').update(`100001:embedded-preview:${nowSeconds}`).digest('hex');
  const query = new URLSearchParams({
    '_storyblok_tk[space_id]': '100001',
    '_storyblok_tk[timestamp]': String(nowSeconds),
    '_storyblok_tk[token]': token,
  });
  return `${path}?${query}`;
}
