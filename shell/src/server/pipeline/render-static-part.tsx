import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockNode } from '@gruenland/shared-contracts/block.ts';
import type { PageFacts } from '@gruenland/shared-contracts/shell-api.ts';
import { BlockList } from '#page/BlockList.tsx';
import { PartProviders } from '#page/PartProviders.tsx';
import type { ViewComponent } from '#page/view-component.ts';
import type { InsightRecorder } from './insight-recorder.ts';
import { serverShellApi } from './server-shell-api.ts';

/** Data of the page that the render of a static part needs. */
export interface PartRenderContext {
  readonly facts: PageFacts;
  /** Records the render time of each part; only in previews. */
  readonly insight: InsightRecorder | null;
  /** Receives the releases (`remote@release`) whose parts failed. */
  readonly faultyReleases: Set<string>;
}

/**
 * Renders a part without script to HTML. Each part is rendered separately, so that an error affects
 * only one part; `id` makes generated ids unique.
 */
export function renderStaticPart(
  View: ViewComponent,
  props: object,
  regions: Readonly<Record<string, readonly BlockNode[]>>,
  id: string,
  partContext: PartRenderContext,
): string {
  const rendered: Record<string, ReactNode> = {};
  for (const [region, nodes] of Object.entries(regions))
    rendered[region] = <BlockList nodes={nodes} />;
  return renderToStaticMarkup(
    <PartProviders api={serverShellApi} facts={partContext.facts}>
      <View {...props} regions={rendered} />
    </PartProviders>,
    { identifierPrefix: `${id}-` },
  );
}
