import type { ReactNode } from 'react';
import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { RegionBoundary } from '#page/RegionBoundary.tsx';

/** Shows one component in one state. An error of the component stays inside this story. */
export function Story({ story }: { readonly story: StoryDefinition }) {
  const View = story.view as () => ReactNode;
  return (
    <RegionBoundary
      remote="styleguide"
      part={story.title}
      fallback={<p>Dieser Baustein lässt sich nicht zeigen.</p>}
    >
      <View />
    </RegionBoundary>
  );
}
