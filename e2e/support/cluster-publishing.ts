import type { Cluster } from './cluster-process.ts';
import { ContentEditor } from './content-editor.ts';
import { ARTICLE_SLUG, measureMsUntilShown } from './publishing.ts';

/**
 * Publishes a Storyblok story with a new headline. The content service notifies one shell, which
 * notifies the other through Redis.
 *
 * @returns milliseconds until each page with the story shows the headline at the edge and at both
 *   shells
 */
export async function measurePublishingMs(cluster: Cluster, headline: string): Promise<number> {
  await new ContentEditor(cluster.embeddedUrl).publishHeadline(ARTICLE_SLUG, headline);
  const createPageFetcher = (url: string) => ({
    get: async (path: string) => ({ html: await (await fetch(url + path)).text() }),
  });
  const { 'shell-1': firstShellUrl = '', 'shell-2': secondShellUrl = '' } = cluster.instanceUrls;
  const durationMsPromises = [cluster.url, firstShellUrl, secondShellUrl].map((url) =>
    measureMsUntilShown(createPageFetcher(url), headline, 20_000),
  );
  return Math.max(...(await Promise.all(durationMsPromises)));
}
