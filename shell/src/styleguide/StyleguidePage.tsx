import { Suspense, use } from 'react';
import type { ReactNode } from 'react';
import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { uiStories } from '@gruenland/shared-ui/stories/ui-stories.tsx';
import { ViewSourceContext } from '#page/view-source.ts';
import { RegionBoundary } from '#page/RegionBoundary.tsx';
import styles from './styleguide.module.css';

/** All parts of all rooms in all their states (`/_internal/styleguide`). */
export function StyleguidePage() {
  return (
    <div className={styles.page}>
      <h1>Styleguide</h1>
      <Suspense fallback={<p>Die Bausteine werden geladen …</p>}>
        <Rooms />
      </Suspense>
    </div>
  );
}

function Rooms() {
  const source = use(ViewSourceContext);
  const rooms = [
    { room: 'shared-ui', stories: uiStories },
    ...(source ? use(source.stories()) : []),
  ];
  return (
    <>
      <nav aria-label="Räume">
        <ul>
          {rooms.map(({ room }) => (
            <li key={room}>
              <a href={`#${room}`}>{room}</a>
            </li>
          ))}
        </ul>
      </nav>
      {rooms.map(({ room, stories }) => (
        <section key={room} id={room} aria-labelledby={`${room}-titel`}>
          <h2 id={`${room}-titel`}>{room}</h2>
          {stories.map((story) => (
            <Story key={`${story.title} ${story.state}`} story={story} />
          ))}
        </section>
      ))}
    </>
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
