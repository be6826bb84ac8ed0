import { useRouteError } from 'react-router';
import { isCrawler } from './crawler.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { PreservedServerHtml } from './PreservedServerHtml.tsx';

/**
 * Shows the error screen for a page whose frame failed. For crawlers, the server-rendered HTML
 * stays and the error is only reported.
 */
export function BrokenPage() {
  const error = useRouteError();
  if (isCrawler(navigator.userAgent)) return <PreservedServerHtml selector="#app" />;
  return (
    <main>
      <ErrorScreen message={String(error)} requestId="" />
    </main>
  );
}
