import { Suspense, use } from 'react';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { isCrawler } from './crawler.ts';
import { LoginGuard } from '#session/LoginGuard.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import type { PagePayload } from './page-payload.ts';
import { ProblemView } from './ProblemView.tsx';
import { RegionBoundary } from './RegionBoundary.tsx';
import { RemoteView } from './RemoteView.tsx';
import { AREA_PART } from './hydrated-parts.ts';
import { PreservedServerHtml } from './PreservedServerHtml.tsx';
import { ViewSourceContext } from './view-source.ts';

/** Shows the view of the page's area, or the replacement if the area has a problem. */
export function AreaView({ page }: { readonly page: PagePayload }) {
  const api = use(ShellApiContext);
  const source = use(ViewSourceContext);
  if (page.problem || !page.area) return <ProblemView problem={page.problem} url={page.url} />;
  const { remote, view } = page.area;
  // A client navigation shows a page only after loading its view. On the first page the view may be
  // missing; the server-rendered HTML then stays.
  if (!source?.find(remote, view)) return renderPreservedArea(remote);
  const props = { data: page.data, params: page.params, form: page.form ?? undefined };
  const area = (
    <RegionBoundary
      remote={remote}
      part={view}
      // For crawlers, the server-rendered HTML stays and the error is only reported.
      renderError={(error) =>
        isCrawler(navigator.userAgent) ? (
          renderPreservedArea(remote)
        ) : (
          <ErrorScreen message={String(error)} requestId="" />
        )
      }
      {...(api ? { onError: api.analytics.reportError } : {})}
    >
      <div data-area={remote}>
        <Suspense fallback={null}>
          <RemoteView reference={page.area} props={props} partId={AREA_PART} />
        </Suspense>
      </div>
    </RegionBoundary>
  );
  return page.needsLogin ? <LoginGuard url={page.url}>{area}</LoginGuard> : area;
}

function renderPreservedArea(remote: string) {
  return (
    <PreservedServerHtml selector={`[data-area="${CSS.escape(remote)}"]`} data-area={remote} />
  );
}
