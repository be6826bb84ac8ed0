import '@gruenland/shared-ui/tokens/tokens.css';
import '@gruenland/shared-ui/tokens/fonts.css';
import '@gruenland/shared-ui/tokens/base.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import type { RemoteModule } from '@gruenland/shared-contracts/remote.ts';
import { PageApp } from '#page/PageApp.tsx';
import { PartProviders } from '#page/PartProviders.tsx';
import { serverShellApi } from '#server/pipeline/server-shell-api.ts';
import { createShellStore } from '#store/create-shell-store.ts';
import { loadPackageStories } from './package-stories.ts';
import { PackageSection } from './PackageSection.tsx';
import { parseStoryLocation } from './story-location.ts';
import { Styleguide } from './Styleguide.tsx';
import styles from './styleguide.module.css';

const PAGE_FACTS = { path: '/', appMode: false, preview: false };

/**
 * Renders the page of a package's dev server inside the contexts that the shell provides: all
 * stories at `/`, and the style guide with only this package's stories at the style guide's URLs.
 */
export async function showPackageStories(remote: RemoteModule): Promise<void> {
  const store = createShellStore();
  const api = { ...serverShellApi, injectSlice: store.injectSlice };
  const packages = await loadPackageStories([{ name: remote.name, stories: remote.stories }]);
  const content = parseStoryLocation(window.location.pathname) ? (
    <Styleguide packages={packages} />
  ) : (
    <div className={styles.page}>
      {packages.length === 0 ? <p>{remote.name} hat noch keine Beispiele (stories).</p> : null}
      {packages.map((each) => (
        <PackageSection key={each.packageName} {...each} />
      ))}
    </div>
  );
  const element = (
    <PartProviders api={api} facts={PAGE_FACTS}>
      {content}
    </PartProviders>
  );
  const router = createBrowserRouter([{ path: '*', element }]);
  const target = document.getElementById('app');
  if (!target) throw new Error('the document has no #app');
  createRoot(target).render(
    <PageApp api={api} store={store}>
      <RouterProvider router={router} />
    </PageApp>,
  );
}
