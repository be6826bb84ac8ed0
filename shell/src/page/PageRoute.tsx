import { useMemo } from 'react';
import { ScrollRestoration, useLoaderData } from 'react-router';
import {
  PageFactsContext,
  RenderContext,
} from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { LayoutFrame } from '#layouts/LayoutFrame.tsx';
import { useHeadingFocus } from '#navigation/useHeadingFocus.ts';
import { useInPlaceNavigation } from '#navigation/useInPlaceNavigation.ts';
import { AreaView } from './AreaView.tsx';
import type { PagePayload } from './page-payload.ts';
import { partRenderers } from './part-renderers.tsx';
import { SlotNodesContext } from './slot-nodes.ts';

/** Renders a page from its payload and provides the page facts to its parts. */
export function PageRoute() {
  const page = useLoaderData<PagePayload>();
  const { path, appMode, preview, regions } = page;
  const facts = useMemo(() => ({ path, appMode, preview }), [path, appMode, preview]);
  const view = useInPlaceNavigation(page);
  useHeadingFocus(page.url, view.isKept);
  const render = useMemo(() => ({ ...partRenderers, regions }), [regions]);
  return (
    <PageFactsContext value={facts}>
      <RenderContext value={render}>
        <SlotNodesContext value={page.slots}>
          <LayoutFrame page={page}>
            <AreaView key={view.key} page={page} />
          </LayoutFrame>
          <ScrollRestoration />
        </SlotNodesContext>
      </RenderContext>
    </PageFactsContext>
  );
}
