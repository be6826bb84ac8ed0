import { useEffect, useRef, useState } from 'react';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import type { PackageStories } from './package-stories.ts';
import { getStoryPath, searchStories, STYLEGUIDE_PATH } from './story-location.ts';
import styles from './styleguide.module.css';

interface StoryIndexProps {
  readonly packages: readonly PackageStories[];
  /** Search words from the URL's parameter `q`, so that the search works without JavaScript. */
  readonly initialQuery: string;
}

/** Lists all components and their states as links, with a search that filters while typing. */
export function StoryIndex({ packages, initialQuery }: StoryIndexProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(initialQuery);
  // Takes over text that the visitor typed into the field before the page was hydrated.
  useEffect(() => setQuery(inputRef.current?.value ?? ''), []);
  const foundPackages = searchStories(packages, query);
  const count = foundPackages.reduce((sum, { stories }) => sum + stories.length, 0);
  return (
    <>
      <form action={STYLEGUIDE_PATH} role="search" className={styles.search}>
        <label htmlFor="styleguide-suche">Baustein suchen</label>
        <input
          id="styleguide-suche"
          type="search"
          name="q"
          ref={inputRef}
          defaultValue={initialQuery}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
        <Button type="submit">Suchen</Button>
      </form>
      <p role="status">{count === 1 ? '1 Zustand' : `${count} Zustände`}</p>
      {foundPackages.map((each) => (
        <PackageIndex key={each.packageName} {...each} />
      ))}
    </>
  );
}

function PackageIndex({ packageName, stories }: PackageStories) {
  const titles = [...new Set(stories.map(({ title }) => title))];
  return (
    <section aria-labelledby={`${packageName}-titel`}>
      <h2 id={`${packageName}-titel`}>
        <a href={getStoryPath(packageName)}>{packageName}</a>
      </h2>
      <dl className={styles.parts}>
        {titles.map((title) => (
          <div key={title}>
            <dt>
              <a href={getStoryPath(packageName, title)}>{title}</a>
            </dt>
            {stories
              .filter((story) => story.title === title)
              .map(({ state }) => (
                <dd key={state}>
                  <a href={getStoryPath(packageName, title, state)}>{state}</a>
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
