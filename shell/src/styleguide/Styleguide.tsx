import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { PackageStories } from './package-stories.ts';
import { PackageSection } from './PackageSection.tsx';
import { StandaloneStories } from './StandaloneStories.tsx';
import { StandaloneStory } from './StandaloneStory.tsx';
import { StoryFrame } from './StoryFrame.tsx';
import { StoryIndex } from './StoryIndex.tsx';
import { parseStoryLocation, selectStories, STYLEGUIDE_PATH } from './story-location.ts';
import { parseStoryViewOptions } from './story-view-options.ts';
import styles from './styleguide.module.css';

/**
 * Renders the page of the style guide that the URL names: the index, the stories of a package or of
 * one component, or a single story in a frame or alone.
 */
export function Styleguide({ packages }: { readonly packages: readonly PackageStories[] }) {
  const { pathname, search } = useLocation();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const options = useMemo(() => parseStoryViewOptions(query), [query]);
  const storyLocation = parseStoryLocation(pathname) ?? {};
  const selectedPackages = selectStories(packages, storyLocation);
  const [firstPackage] = selectedPackages;
  const story = storyLocation.state ? firstPackage?.stories[0] : undefined;
  if (story && options.isStandalone) return <StandaloneStory story={story} theme={options.theme} />;
  if (firstPackage && storyLocation.packageName && options.isStandalone)
    return <StandaloneStories {...firstPackage} />;
  return (
    <div className={styles.page}>
      <h1>{story ? `${story.title}: ${story.state}` : 'Styleguide'}</h1>
      {storyLocation.packageName ? (
        <p>
          <a href={STYLEGUIDE_PATH}>Alle Bausteine</a>
        </p>
      ) : (
        <>
          <p>
            <a href="/api/mail-preview" data-reload="">
              Alle Mails ansehen
            </a>
          </p>
          <StoryIndex packages={packages} initialQuery={query.get('q') ?? ''} />
        </>
      )}
      {story && firstPackage && (
        <StoryFrame packageName={firstPackage.packageName} story={story} options={options} />
      )}
      {storyLocation.packageName &&
        !story &&
        selectedPackages.map((each) => <PackageSection key={each.packageName} {...each} />)}
      {selectedPackages.length === 0 && <p>Diesen Baustein gibt es nicht.</p>}
    </div>
  );
}
