import { Suspense, use } from 'react';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { LoginGuard } from '#session/LoginGuard.tsx';
import type { PagePayload } from './page-payload.ts';
import { ProblemView } from './ProblemView.tsx';
import { RegionBoundary } from './RegionBoundary.tsx';
import { RemoteView } from './RemoteView.tsx';
import { TakenOverArea } from './TakenOverArea.tsx';
import { ViewSourceContext } from './view-source.ts';

/** The page's own part: its area's view, or what stands in its place. */
export function AreaView({ page }: { readonly page: PagePayload }) {
  const api = use(ShellApiContext);
  const source = use(ViewSourceContext);
  if (page.problem || !page.area) return <ProblemView problem={page.problem} url={page.url} />;
  const { remote, view } = page.area;
  // A page is shown once its view is there; only the first page is there before it.
  if (!source?.find(remote, view)) return <TakenOverArea remote={remote} />;
  const props = { data: page.data, params: page.params, form: page.form ?? undefined };
  const area = (
    <RegionBoundary
      remote={remote}
      part={view}
      fallback={(error) => <ErrorScreen message={String(error)} requestId="" />}
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
