import { useEffect, useRef } from 'react';
import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { applyTheme } from './apply-theme.ts';
import { checkAccessibility } from './check-accessibility.ts';
import { Story } from './Story.tsx';
import type { StoryTheme } from './story-view-options.ts';

interface StandaloneStoryProps {
  readonly story: StoryDefinition;
  readonly theme: StoryTheme;
}

/** Shows one story without the style guide around it, as the content of a `StoryFrame`. */
export function StandaloneStory({ story, theme }: StandaloneStoryProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    document.documentElement.dataset['alone'] = '';
    applyTheme(document, theme);
    if (ref.current && window.parent !== window) void checkAccessibility(ref.current);
  }, [theme]);
  return (
    <div ref={ref} data-story={`${story.title} ${story.state}`}>
      <Story story={story} />
    </div>
  );
}
