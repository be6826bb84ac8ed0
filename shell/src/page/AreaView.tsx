import { Suspense, use } from 'react';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { isCrawler } from './crawler.ts';
import { LoginGuard } from '#session/LoginGuard.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import type { PagePayload } from './page-payload.ts';
import { ProblemView } from './ProblemView.tsx';
import { RegionBoundary } from './RegionBoundary.tsx';
import { RemoteView } from './RemoteView.tsx';
import { TakenOverHtml } from './TakenOverHtml.tsx';
import { ViewSourceContext } from './view-source.ts';

/** The page's own part: its area's view, or what stands in its place. */
export function AreaView({ page }: { readonly page: PagePayload }) {
  const api = use(ShellApiContext);
  const source = use(ViewSourceContext);
  if (page.problem || !page.area) return <ProblemView problem={page.problem} url={page.url} />;
  const { remote, view } = page.area;
  // A page is shown once its view is there; only the first page is there before it.
  if (!source?.find(remote, view)) return takenOver(remote);
  const props = { data: page.data, params: page.params, form: page.form ?? undefined };
  const area = (
    <RegionBoundary
      remote={remote}
      part={view}
      // Crawlers get errors reported, not shown: they keep what the server rendered.
      renderError={(error) =>
        isCrawler(navigator.userAgent) ? (
          takenOver(remote)
        ) : (
          <ErrorScreen message={String(error)} requestId="" />
        )
      }
      {...(api ? { onError: api.analytics.reportError } : {})}
    >
      <div data-area={remote}>
        <Suspense fallback={null}>
          <RemoteView reference={page.area} props={props} />
        </Suspense>
      </div>
    </RegionBoundary>
  );
  return page.needsLogin ? <LoginGuard url={page.url}>{area}</LoginGuard> : area;
}

function takenOver(remote: string) {
  return <TakenOverHtml selector={`[data-area="${CSS.escape(remote)}"]`} data-area={remote} />;
}
