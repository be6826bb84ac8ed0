import type { ReactNode } from 'react';
import type { PagePayload } from '#page/page-payload.ts';
import { RemoteView } from '#page/RemoteView.tsx';
import { showsChrome } from '#page/shell-views.ts';
import { LoadingBarView } from '#navigation/LoadingBarView.tsx';
import { Announcer } from '#navigation/Announcer.tsx';
import { ToastRegion } from '#toasts/ToastRegion.tsx';
import { ConsentLayer } from '#consent/ConsentLayer.tsx';
import { LegalLine } from './LegalLine.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { layoutRegions } from './layout-regions.ts';
import styles from './layout.module.css';

interface LayoutFrameProps {
  readonly page: PagePayload;
  readonly children: ReactNode;
}

/** The frame of every page; which regions it has is data of its layout. */
export function LayoutFrame({ page, children }: LayoutFrameProps) {
  const regions = layoutRegions[page.layout];
  const main = (
    <main
      id="inhalt"
      className={styles.main}
      data-layout={page.layout}
      data-width={regions.width}
      tabIndex={-1}
    >
      {regions.accountMenu && <AccountMenu path={page.path} />}
      <div className={styles.content}>{children}</div>
    </main>
  );
  return (
    <>
      <a className={styles.skip} href="#inhalt">
        Zum Inhalt springen
      </a>
      <LoadingBarView />
      {showsChrome(page) ? (
        <RemoteView
          reference={{ remote: 'shell', view: 'chrome' }}
          props={{ site: page.site, section: page.section, path: page.path, children: main }}
        />
      ) : (
        <>
          {main}
          <LegalLine links={page.site.legalLinks} />
        </>
      )}
      <ToastRegion />
      <ConsentLayer />
      <Announcer />
    </>
  );
}
