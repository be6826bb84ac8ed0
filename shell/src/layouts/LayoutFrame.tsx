import { use } from 'react';
import type { ReactNode } from 'react';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import type { PagePayload } from '#page/page-payload.ts';
import { RemoteView } from '#page/RemoteView.tsx';
import { RegionBoundary } from '#page/RegionBoundary.tsx';
import { SlotView } from '#page/SlotView.tsx';
import { CHROME_VIEW, showsChrome } from '#page/shell-views.ts';
import { PreservedServerHtml } from '#page/PreservedServerHtml.tsx';
import { ViewSourceContext } from '#page/view-source.ts';
import { LoadingBarView } from '#navigation/LoadingBarView.tsx';
import { Announcer } from '#navigation/Announcer.tsx';
import { ToastRegion } from '#toasts/ToastRegion.tsx';
import { AccountLinks } from './AccountLinks.tsx';
import { LegalLinks } from './LegalLinks.tsx';
import { layoutFeatures } from './layout-regions.ts';
import styles from './layout.module.css';

interface LayoutFrameProps {
  readonly page: PagePayload;
  readonly children: ReactNode;
}

/** Renders the frame of every page. The page's layout determines which regions the frame shows. */
export function LayoutFrame({ page, children }: LayoutFrameProps) {
  const onError = use(ShellApiContext)?.analytics.reportError;
  const features = layoutFeatures[page.layout];
  const main = (
    <main
      id="inhalt"
      className={styles.main}
      data-layout={page.layout}
      data-width={features.width}
      tabIndex={-1}
    >
      {features.hasAccountMenu && (
        <SlotView id="account-menu" name="account.menu" fallback={<AccountLinks />} />
      )}
      <div className={styles.content}>{children}</div>
    </main>
  );
  const boundaryProps = { remote: 'shell', fallback: null, ...(onError ? { onError } : {}) };
  return (
    <>
      <a className={styles.skipLink} href="#inhalt">
        Zum Inhalt springen
      </a>
      <LoadingBarView />
      {showsChrome(page) ? (
        <Chrome page={page} main={main} />
      ) : (
        <>
          {main}
          <LegalLinks links={page.site.legalLinks} />
        </>
      )}
      <RegionBoundary {...boundaryProps} part="toasts">
        <ToastRegion />
      </RegionBoundary>
      <Announcer />
    </>
  );
}

/** Shows header and footer. Keeps the server-rendered HTML when their script is not loaded. */
function Chrome({ page, main }: { readonly page: PagePayload; readonly main: ReactNode }) {
  if (use(ViewSourceContext)?.find(CHROME_VIEW.remote, CHROME_VIEW.view)) {
    const { site, section, path } = page;
    return <RemoteView reference={CHROME_VIEW} props={{ site, section, path, children: main }} />;
  }
  return (
    <>
      <PreservedServerHtml as="header" selector="#app > header" />
      {main}
      <PreservedServerHtml as="footer" selector="#app > footer" />
    </>
  );
}
