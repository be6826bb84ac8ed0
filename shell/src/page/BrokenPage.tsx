import { useRouteError } from 'react-router';
import { isCrawler } from './crawler.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { TakenOverHtml } from './TakenOverHtml.tsx';

/**
 * A page whose frame failed: the error screen is all that is left of it. Crawlers get errors
 * reported, not shown: they keep what the server rendered.
 */
export function BrokenPage() {
  const error = useRouteError();
  if (isCrawler(navigator.userAgent)) return <TakenOverHtml selector="#app" />;
  return (
    <main>
      <ErrorScreen message={String(error)} requestId="" />
    </main>
  );
}
