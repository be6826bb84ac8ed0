import { use } from 'react';
import type { ReactNode } from 'react';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import type { PagePayload } from '#page/page-payload.ts';
import { RemoteView } from '#page/RemoteView.tsx';
import { RegionBoundary } from '#page/RegionBoundary.tsx';
import { ACCOUNT_MENU, CHROME, showsChrome } from '#page/shell-views.ts';
import { TakenOverHtml } from '#page/TakenOverHtml.tsx';
import { ViewSourceContext } from '#page/view-source.ts';
import { LoadingBarView } from '#navigation/LoadingBarView.tsx';
import { Announcer } from '#navigation/Announcer.tsx';
import { ToastRegion } from '#toasts/ToastRegion.tsx';
import { ConsentLayer } from '#consent/ConsentLayer.tsx';
import { LegalLine } from './LegalLine.tsx';
import { layoutRegions } from './layout-regions.ts';
import styles from './layout.module.css';

interface LayoutFrameProps {
  readonly page: PagePayload;
  readonly children: ReactNode;
}

/** The frame of every page; which regions it has is data of its layout. */
export function LayoutFrame({ page, children }: LayoutFrameProps) {
  const onError = use(ShellApiContext)?.analytics.reportError;
  const regions = layoutRegions[page.layout];
  const main = (
    <main
      id="inhalt"
      className={styles.main}
      data-layout={page.layout}
      data-width={regions.width}
      tabIndex={-1}
    >
      {regions.accountMenu && <Menu path={page.path} />}
      <div className={styles.content}>{children}</div>
    </main>
  );
  const apart = { remote: 'shell', fallback: null, ...(onError ? { onError } : {}) };
  return (
    <>
      <a className={styles.skip} href="#inhalt">
        Zum Inhalt springen
      </a>
      <LoadingBarView />
      {showsChrome(page) ? (
        <Chrome page={page} main={main} />
      ) : (
        <>
          {main}
          <LegalLine links={page.site.legalLinks} />
        </>
      )}
      <RegionBoundary {...apart} part="toasts">
        <ToastRegion />
      </RegionBoundary>
      <RegionBoundary {...apart} part="consent">
        <ConsentLayer />
      </RegionBoundary>
      <Announcer />
    </>
  );
}

/** Header and footer; as the server rendered them where their script did not come. */
function Chrome({ page, main }: { readonly page: PagePayload; readonly main: ReactNode }) {
  if (use(ViewSourceContext)?.find(CHROME.remote, CHROME.view)) {
    const { site, section, path } = page;
    return <RemoteView reference={CHROME} props={{ site, section, path, children: main }} />;
  }
  return (
    <>
      <TakenOverHtml as="header" selector="#app > header" />
      {main}
      <TakenOverHtml as="footer" selector="#app > footer" />
    </>
  );
}

/** The account's menu, likewise. */
function Menu({ path }: { readonly path: string }) {
  if (use(ViewSourceContext)?.find(ACCOUNT_MENU.remote, ACCOUNT_MENU.view)) {
    return <RemoteView reference={ACCOUNT_MENU} props={{ path }} />;
  }
  return <TakenOverHtml as="nav" selector="#inhalt > nav" aria-label="Mein Account" />;
}
