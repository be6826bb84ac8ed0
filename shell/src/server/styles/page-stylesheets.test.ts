import type { PagePayload } from '#page/page-payload.ts';
import type { LiveRelease, Snapshot } from '#server/snapshot/snapshot.ts';
import { PAGE_STYLESHEET_PREFIX, PageStylesheets } from './page-stylesheets.ts';
import { createStyleSource } from './style-source.ts';

const shellSource = createStyleSource(
  'shell@1',
  [
    { classes: [], css: '@layer ui,remote;' },
    { classes: ['frame'], css: '.frame{top:0}' },
    { classes: ['dialog'], css: '.dialog{top:0}' },
  ],
  '/assets/',
);
const magazineModules = [
  { classes: ['teaser', 'big'], css: '.teaser{background:url(leaf.svg)}.big{background:url(#a)}' },
  { classes: ['gallery'], css: '.gallery{background:url("g.svg")}' },
];
const createRelease = (id: string, hasModules: boolean) =>
  ({
    name: 'mf-magazine',
    id,
    assets: { name: 'mf-magazine', base: `https://r.example/${id}/` },
    styleSource: hasModules
      ? createStyleSource(`mf-magazine@${id}`, magazineModules, `https://r.example/${id}/`)
      : null,
  }) as unknown as LiveRelease;

const getSnapshot = (release: LiveRelease) =>
  ({ releases: new Map([[release.name, release]]) }) as unknown as Snapshot;
const getPage = ({ assets }: LiveRelease) =>
  ({
    assets: {
      releases: [assets],
      styles: [{ href: `${assets.base}styles.css`, integrity: 'sha384-x' }],
    },
  }) as unknown as PagePayload;

const classes = new Set(['frame', 'teaser']);

async function readText(stylesheets: PageStylesheets, href: string): Promise<string | undefined> {
  const stylesheet = stylesheets.read(href.slice(PAGE_STYLESHEET_PREFIX.length));
  return (await stylesheet?.encode('identity').body)?.toString();
}

test('a page gets the modules whose classes it uses, with absolute addresses', async () => {
  const release = createRelease('a1', true);
  const stylesheets = new PageStylesheets(shellSource, () => [release]);
  const [link, ...others] = stylesheets.listLinks(classes, getPage(release), getSnapshot(release));
  expect(others).toEqual([]);
  expect(await readText(stylesheets, link?.href ?? '')).toBe(
    '@layer ui,remote;.frame{top:0}.teaser{background:url(https://r.example/a1/leaf.svg)}.big{background:url(#a)}',
  );
});

test('pages with the same classes of the same releases share a link', () => {
  const [release, laterRelease] = [createRelease('a1', true), createRelease('a2', true)];
  const stylesheets = new PageStylesheets(shellSource, () => [release, laterRelease]);
  const getLink = (names: readonly string[], shown = release) =>
    stylesheets.listLinks(new Set(names), getPage(shown), getSnapshot(shown))[0];
  const link = getLink(['frame', 'teaser']);
  expect(getLink(['frame', 'teaser'])).toBe(link);
  expect(getLink(['frame', 'gallery'])?.href).not.toBe(link?.href);
  expect(getLink(['frame', 'teaser'], laterRelease)?.href).toContain('mf-magazine@a2');
});

test('another shell writes the same stylesheet', async () => {
  const release = createRelease('a1', true);
  const [link] = new PageStylesheets(shellSource, () => [release]).listLinks(
    classes,
    getPage(release),
    getSnapshot(release),
  );
  const other = new PageStylesheets(shellSource, () => [release]);
  expect(await readText(other, link?.href ?? '')).toContain('.teaser');
});

test('a stylesheet stays available when the release is no longer in use', async () => {
  const release = createRelease('a1', true);
  const releases = [release];
  const stylesheets = new PageStylesheets(shellSource, () => releases);
  const [link] = stylesheets.listLinks(classes, getPage(release), getSnapshot(release));
  releases.pop();
  expect(await readText(stylesheets, link?.href ?? '')).toContain('.teaser');
});

test('a release without modules keeps its complete stylesheet', () => {
  const release = createRelease('old', false);
  const stylesheets = new PageStylesheets(shellSource, () => [release]);
  const links = stylesheets.listLinks(classes, getPage(release), getSnapshot(release));
  expect(links.map(({ href }) => href)).toEqual([
    expect.stringMatching(/^\/assets\/page-styles\/shell@1\.[\w-]+\.css$/u),
    'https://r.example/old/styles.css',
  ]);
});

test.each(['shell@2.AQ.css', 'shell@1.CA.css', 'shell@1.css', `shell@1.${'A'.repeat(2000)}.css`])(
  'does not know %s',
  (name) => {
    expect(new PageStylesheets(shellSource, () => []).read(name)).toBeNull();
  },
);
