import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import type { PackageStories } from './package-stories.ts';
import { SourceLink } from './SourceLink.tsx';
import { Story } from './Story.tsx';
import { getStoryPath } from './story-location.ts';
import styles from './styleguide.module.css';

/** Shows the given stories of one package, one below the other. */
export function PackageSection({ packageName, stories }: PackageStories) {
  return (
    <section id={packageName} aria-labelledby={`${packageName}-titel`}>
      <h2 id={`${packageName}-titel`}>
        <a href={getStoryPath(packageName)}>{packageName}</a>
      </h2>
      {stories.map((story) => (
        <StoryArticle
          key={`${story.title} ${story.state}`}
          packageName={packageName}
          story={story}
        />
      ))}
    </section>
  );
}

function StoryArticle({
  packageName,
  story,
}: {
  readonly packageName: string;
  readonly story: StoryDefinition;
}) {
  const { title, state } = story;
  return (
    <article className={styles.story} data-story={`${title} ${state}`}>
      <h3>
        {title}{' '}
        <small>
          <a href={getStoryPath(packageName, title, state)}>{state}</a>
        </small>
      </h3>
      <SourceLink source={story.source} />
      <Story story={story} />
    </article>
  );
}
