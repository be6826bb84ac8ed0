import type { Cluster } from './cluster-process.ts';
import { ContentEditor } from './content-editor.ts';
import { PUBLISHED, msUntilShown } from './publishing.ts';

/**
 * Milliseconds from publishing a story until every page that shows it does so at the edge and at
 * both shells. The content service notifies one shell, which notifies the other through Redis.
 */
export async function msUntilStoryVisible(cluster: Cluster, headline: string): Promise<number> {
  await new ContentEditor(cluster.embeddedUrl).publishHeadline(PUBLISHED, headline);
  const pagesOf = (url: string) => ({
    get: async (path: string) => ({ html: await (await fetch(url + path)).text() }),
  });
  const { 'shell-1': one = '', 'shell-2': other = '' } = cluster.instances;
  const everywhere = [cluster.url, one, other].map((url) =>
    msUntilShown(pagesOf(url), headline, 20_000),
  );
  return Math.max(...(await Promise.all(everywhere)));
}
