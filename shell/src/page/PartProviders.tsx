import type { ReactNode } from 'react';
import type { PageFacts, ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import {
  PageFactsContext,
  RenderContext,
  ShellApiContext,
} from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { partRenderers } from './part-renderers.tsx';

interface PartProvidersProps {
  readonly api: ShellApi;
  readonly facts: PageFacts;
  readonly children: ReactNode;
}

/** Provides the shell's contexts to a part that is rendered on its own, without its page. */
export function PartProviders({ api, facts, children }: PartProvidersProps) {
  return (
    <ShellApiContext value={api}>
      <PageFactsContext value={facts}>
        <RenderContext value={{ ...partRenderers, regions: {} }}>{children}</RenderContext>
      </PageFactsContext>
    </ShellApiContext>
  );
}
