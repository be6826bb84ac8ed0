import type { PagePayload } from '#page/page-payload.ts';
import type { ShellManifest } from './shell-manifest.ts';
import { renderDocumentHtml } from './render-document-html.ts';

const asset = { href: '/assets/a.js', integrity: 'sha384-a' };
const manifest = { starter: asset, scripts: [], styles: [], fonts: [] } as unknown as ShellManifest;
const page = {
  layout: 'default',
  problem: { kind: 'failed', message: '', requestId: '' },
  head: { title: 'T', preloadImages: [], meta: [], alternates: [], jsonLd: [], canonical: null },
  assets: { releases: [{ name: 'mf-b' }], scripts: [], styles: [] },
  insight: { previewed: [], faults: [{ remote: 'mf-a', part: 'route:x', stack: '</script>' }] },
} as unknown as PagePayload;

function render(devClientUrls: readonly string[]): string {
  const { beforeApp, afterApp } = renderDocumentHtml({
    page,
    styles: [],
    laterStyles: [],
    bootJson: '{}',
    manifest,
    devClientUrls,
  });
  return beforeApp + afterApp;
}

test('an error page of a visitor with a dev build has the client of the dev server', () => {
  const devClientUrls = ['http://localhost:3100/client.ts?place=shell&build=00ff'];
  const html = render(devClientUrls);
  expect(html).toContain(
    '<script type="module" src="http://localhost:3100/client.ts?place=shell&amp;build=00ff" crossorigin',
  );
  const [, state = ''] = /id="dev-page">(.*)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(state)).toEqual({
    hasProblem: true,
    faults: [{ remote: 'mf-a', part: 'route:x', stack: '</script>' }],
    remotes: ['mf-b'],
  });
});

test('pages of readers have no client', () => {
  expect(render([])).not.toMatch(/dev-page|type="module"/);
});
