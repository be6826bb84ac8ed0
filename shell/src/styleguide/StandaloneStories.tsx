import { useEffect } from 'react';
import type { PackageStories } from './package-stories.ts';
import { Story } from './Story.tsx';
import styles from './styleguide.module.css';

/**
 * Shows the given stories of a package without the style guide around them, in the theme of the
 * system. The visual comparison takes its screenshots here.
 */
export function StandaloneStories({ stories }: PackageStories) {
  useEffect(() => {
    document.documentElement.dataset['alone'] = '';
  }, []);
  return stories.map((story) => (
    <div
      key={`${story.title}: ${story.state}`}
      className={styles.standalone}
      data-story={`${story.title}: ${story.state}`}
    >
      <Story story={story} />
    </div>
  ));
}
