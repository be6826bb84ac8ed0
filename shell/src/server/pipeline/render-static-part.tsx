import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockNode } from '@gruenland/shared-contracts/block.ts';
import type { PageFacts } from '@gruenland/shared-contracts/shell-api.ts';
import { BlockList } from '#page/BlockList.tsx';
import { PartProviders } from '#page/PartProviders.tsx';
import type { ViewComponent } from '#page/view-component.ts';
import type { InsightRecorder } from './insight-recorder.ts';
import { serverShellApi } from './server-shell-api.ts';

/** What a static part may know of its page. */
export interface StaticSurroundings {
  readonly facts: PageFacts;
  /** Hears what each part took, in previews. */
  readonly insight: InsightRecorder | null;
}

/**
 * Renders a part that needs no script to HTML. Each part is rendered by itself: one that throws
 * takes nothing else with it, and `id` keeps generated ids apart.
 */
export function renderStaticPart(
  View: ViewComponent,
  props: object,
  regions: Readonly<Record<string, readonly BlockNode[]>>,
  id: string,
  surroundings: StaticSurroundings,
): string {
  const rendered: Record<string, ReactNode> = {};
  for (const [region, nodes] of Object.entries(regions))
    rendered[region] = <BlockList nodes={nodes} />;
  return renderToStaticMarkup(
    <PartProviders api={serverShellApi} facts={surroundings.facts}>
      <View {...props} regions={rendered} />
    </PartProviders>,
    { identifierPrefix: `${id}-` },
  );
}
