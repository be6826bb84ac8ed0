import { renderToString } from 'react-dom/server';
import { PartProviders } from '#page/PartProviders.tsx';
import type { RenderFixedHtml } from '#page/fixed-html.ts';
import type { ViewComponent } from '#page/view-component.ts';
import type { PageJob } from './page-job.ts';
import { serverShellApi } from './server-shell-api.ts';
import { renderStaticPartOnce } from './static-part-cache.ts';

/** Path of parts that are the same on every page. */
const ANY_PATH = '';

/**
 * Creates the function that renders the fixed elements around a page. Site settings of published
 * content are the same objects for some seconds, so that header and footer are rendered once and not
 * for each page.
 */
export function createFixedHtmlRenderer({ request }: PageJob): RenderFixedHtml {
  const { appMode, contentVersion } = request;
  const facts = { path: ANY_PATH, appMode, preview: contentVersion === 'draft' };
  return (View, props) => {
    // Unlike static markup, this HTML has what hydration needs, for example marks between texts.
    const render = () =>
      renderToString(
        <PartProviders api={serverShellApi} facts={facts}>
          <View {...props} />
        </PartProviders>,
      );
    if (facts.preview) return render();
    const part = { View: View as ViewComponent, props, id: 'fixed', path: ANY_PATH, appMode };
    return renderStaticPartOnce(part, render);
  };
}
