import { useMemo } from 'react';
import { ScrollRestoration, useLoaderData } from 'react-router';
import {
  PageFactsContext,
  RenderContext,
} from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { LayoutFrame } from '#layouts/LayoutFrame.tsx';
import { useArrival } from '#navigation/useArrival.ts';
import { AreaView } from './AreaView.tsx';
import type { PagePayload } from './page-payload.ts';
import { partRenderers } from './part-renderers.tsx';
import { SlotNodesContext } from './slot-nodes.ts';

/** A page: its facts, its parts and its layout, all from one payload. */
export function PageRoute() {
  const page = useLoaderData<PagePayload>();
  const { path, appMode, preview, regions } = page;
  const facts = useMemo(() => ({ path, appMode, preview }), [path, appMode, preview]);
  useArrival(page.url);
  const render = useMemo(() => ({ ...partRenderers, regions }), [regions]);
  return (
    <PageFactsContext value={facts}>
      <RenderContext value={render}>
        <SlotNodesContext value={page.slots}>
          <LayoutFrame page={page}>
            <AreaView key={page.url} page={page} />
          </LayoutFrame>
          <ScrollRestoration />
        </SlotNodesContext>
      </RenderContext>
    </PageFactsContext>
  );
}
