import { Suspense, use } from 'react';
import { uiStories } from '@gruenland/shared-ui/stories/ui-stories.tsx';
import { ViewSourceContext } from '#page/view-source.ts';
import { PackageSection } from './PackageSection.tsx';
import styles from './styleguide.module.css';

/** Shows all components of all packages in all their states (`/_internal/styleguide`). */
export function StyleguidePage() {
  return (
    <div className={styles.page}>
      <h1>Styleguide</h1>
      <p>
        <a href="/api/mail-preview" data-reload="">
          Alle Mails ansehen
        </a>
      </p>
      <Suspense fallback={<p>Die Bausteine werden geladen …</p>}>
        <PackageList />
      </Suspense>
    </div>
  );
}

function PackageList() {
  const source = use(ViewSourceContext);
  const packages = [
    { packageName: 'shared-ui', stories: uiStories },
    ...(source ? use(source.stories()) : []),
  ];
  return (
    <>
      <nav aria-label="Räume">
        <ul>
          {packages.map(({ packageName }) => (
            <li key={packageName}>
              <a href={`#${packageName}`}>{packageName}</a>
            </li>
          ))}
        </ul>
      </nav>
      {packages.map((packageName) => (
        <PackageSection key={packageName.packageName} {...packageName} />
      ))}
    </>
  );
}
