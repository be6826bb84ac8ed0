import { PageFactsContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { AppStoreDownload } from './AppStoreDownload.tsx';

const model = {
  title: 'App',
  text: undefined,
  image: undefined,
  stores: [{ name: 'App Store', href: 'https://apps.apple.com/de/app/id1' }],
} as const;

test.each([
  [false, true],
  [true, false],
])('inside the app %s: rendered %s', (appMode, isRendered) => {
  const markup = renderToStaticMarkup(
    <PageFactsContext value={{ path: '/', appMode, preview: false }}>
      <AppStoreDownload model={model} data={{ size: 21, path: 'M0 0h7v1h-7z' }} />
    </PageFactsContext>,
  );
  expect(markup.includes('</span> App Store</span>')).toBe(isRendered);
  expect(markup.includes('QR-Code dieser Seite')).toBe(isRendered);
});
