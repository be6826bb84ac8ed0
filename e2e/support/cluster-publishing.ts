import type { Cluster } from './cluster-process.ts';
import { ContentEditor } from './content-editor.ts';
import { PUBLISHED, shownAfter } from './publishing.ts';

/**
 * Milliseconds from the publishing of a story until every page that shows it does so at the edge and at
 * both shells. One shell is told by the content service; the other hears it from that one, by Redis.
 */
export async function storySeen(cluster: Cluster, headline: string): Promise<number> {
  await new ContentEditor(cluster.embeddedUrl).publishHeadline(PUBLISHED, headline);
  const pagesOf = (url: string) => ({
    get: async (path: string) => ({ html: await (await fetch(url + path)).text() }),
  });
  const { 'shell-1': one = '', 'shell-2': other = '' } = cluster.instances;
  const everywhere = [cluster.url, one, other].map((url) =>
    shownAfter(pagesOf(url), headline, 20_000),
  );
  return Math.max(...(await Promise.all(everywhere)));
}
