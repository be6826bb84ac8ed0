import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockNode } from '@gruenland/shared-contracts/block.ts';
import type { PageFacts } from '@gruenland/shared-contracts/shell-api.ts';
import { BlockList } from '#page/BlockList.tsx';
import { PartProviders } from '#page/PartProviders.tsx';
import type { ViewComponent } from '#page/view-component.ts';
import type { PageJob } from './page-job.ts';
import { serverShellApi } from './server-shell-api.ts';
import { renderStaticPartOnce } from './static-part-cache.ts';

/**
 * Renders a part without script to HTML. Each part is rendered separately, so that an error affects
 * only one part; `id` makes generated ids unique. Parts of published, cacheable pages without inner
 * blocks are rendered once for each version of their content: they contain nothing about a visitor.
 */
export function renderStaticPart(
  View: ViewComponent,
  props: object,
  regions: Readonly<Record<string, readonly BlockNode[]>>,
  id: string,
  { request, isShareable = false }: PageJob,
): string {
  const { path, appMode, contentVersion } = request;
  const facts = { path, appMode, preview: contentVersion === 'draft' };
  const render = () => renderMarkup(View, props, regions, id, facts);
  const isRepeatable = isShareable && !facts.preview && Object.keys(regions).length === 0;
  return isRepeatable ? renderStaticPartOnce({ View, props, id, path, appMode }, render) : render();
}

function renderMarkup(
  View: ViewComponent,
  props: object,
  regions: Readonly<Record<string, readonly BlockNode[]>>,
  id: string,
  facts: PageFacts,
): string {
  const rendered: Record<string, ReactNode> = {};
  for (const [region, nodes] of Object.entries(regions))
    rendered[region] = <BlockList nodes={nodes} />;
  return renderToStaticMarkup(
    <PartProviders api={serverShellApi} facts={facts}>
      <View {...props} regions={rendered} />
    </PartProviders>,
    { identifierPrefix: `${id}-` },
  );
}
