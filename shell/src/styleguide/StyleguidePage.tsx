import { Suspense, use } from 'react';
import { uiStories } from '@gruenland/shared-ui/stories/ui-stories.tsx';
import { ViewSourceContext } from '#page/view-source.ts';
import { Styleguide } from './Styleguide.tsx';

export { uiStories };

/** Shows the style guide with the stories of all packages (`/_internal/styleguide`). */
export function StyleguidePage() {
  return (
    <Suspense fallback={<p>Die Bausteine werden geladen …</p>}>
      <LoadedStyleguide />
    </Suspense>
  );
}

function LoadedStyleguide() {
  const source = use(ViewSourceContext);
  const packages = [
    { packageName: 'shared-ui', stories: uiStories },
    ...(source ? use(source.stories()) : []),
  ];
  return <Styleguide packages={packages} />;
}
