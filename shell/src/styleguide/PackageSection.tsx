import type { ReactNode } from 'react';
import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { RegionBoundary } from '#page/RegionBoundary.tsx';
import type { PackageStories } from './package-stories.ts';
import styles from './styleguide.module.css';

/** Shows all components of one package in all their states. */
export function PackageSection({ packageName, stories }: PackageStories) {
  return (
    <section id={packageName} aria-labelledby={`${packageName}-titel`}>
      <h2 id={`${packageName}-titel`}>{packageName}</h2>
      {stories.map((story) => (
        <Story key={`${story.title} ${story.state}`} story={story} />
      ))}
    </section>
  );
}

function Story({ story }: { readonly story: StoryDefinition }) {
  const View = story.view as () => ReactNode;
  return (
    <article className={styles.story} data-story={`${story.title} ${story.state}`}>
      <h3>
        {story.title} <small>{story.state}</small>
      </h3>
      <RegionBoundary
        remote="styleguide"
        part={story.title}
        fallback={<p>Dieser Baustein lässt sich nicht zeigen.</p>}
      >
        <View />
      </RegionBoundary>
    </article>
  );
}
