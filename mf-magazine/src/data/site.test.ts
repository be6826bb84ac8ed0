import { startFakeContentService } from '#samples/fake-content-service.ts';
import type { FakeContentService } from '#samples/fake-content-service.ts';
import { createLoadContext } from '#samples/load-context.ts';
import { story } from '#samples/story-records.ts';
import { site } from './site.server.ts';

const createLink = (label: string, url: string) => ({
  _uid: label,
  component: 'navigation_link',
  label,
  link: { linktype: 'url', url },
});
const settings = story('_settings/', {
  component: 'settings',
  title: 'Grünland',
  claim: 'Das Magazin',
  pageSeo: [{ _uid: 's', component: 'seo', description: 'Vorgabe' }],
  navigation: [createLink('Jobs', '/jobs')],
  topics: [],
  legalLinks: [createLink('Impressum', '/impressum')],
  socialLinks: [createLink('RSS', '/feed.xml')],
  footerColumns: [
    {
      _uid: 'f',
      component: 'footer_column',
      title: 'Verlag',
      links: [createLink('Über uns', '/ueber-uns')],
    },
    { _uid: 'g', component: 'footer_column', title: 'Leer', links: [] },
  ],
});
const category = story('thema/wald', {
  component: 'category',
  headline: 'Wald',
  subCategories: [],
});

let service: FakeContentService;
beforeEach(async () => {
  service = await startFakeContentService([settings, category]);
});
afterEach(() => service.close());

test('reads settings from the settings story and derives missing topics from the sections', async () => {
  expect(await site.loader(createLoadContext(service.endpoint))).toEqual({
    title: 'Grünland',
    claim: 'Das Magazin',
    seo: { description: 'Vorgabe' },
    navigation: [{ label: 'Jobs', href: '/jobs' }],
    topics: [{ label: 'Wald', href: '/thema/wald' }],
    legalLinks: [{ label: 'Impressum', href: '/impressum' }],
    socialLinks: [{ label: 'RSS', href: '/feed.xml' }],
    footerColumns: [{ title: 'Verlag', links: [{ label: 'Über uns', href: '/ueber-uns' }] }],
  });
});

test('sends the requests required by the specification', async () => {
  await site.loader(createLoadContext(service.endpoint));
  const findRequest = (path: string) =>
    service.requests.find(({ pathname }) => pathname.endsWith(path));
  expect(Object.fromEntries(findRequest('/stories/_settings/')?.searchParams ?? [])).toMatchObject({
    version: 'published',
    resolve_links: 'url',
    resolve_relations: '',
    language: 'default',
  });
  const categories = service.requests.find(
    ({ searchParams }) => searchParams.get('content_type') === 'category',
  );
  expect(categories?.searchParams.get('version')).toBe('published');
});

test.each([
  ['settings', '/stories/_settings/', { topics: [{ label: 'Wald', href: '/thema/wald' }] }],
  ['categories', '/stories', { title: 'Grünland', navigation: [{ label: 'Jobs', href: '/jobs' }] }],
])('ignores a failure of the %s', async (_name, path, expected) => {
  service.intercept = (url, response) => {
    if (!url.pathname.endsWith(path)) return false;
    response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":"x"}');
    return true;
  };
  expect(await site.loader(createLoadContext(service.endpoint))).toMatchObject(expected);
});

test('keeps the shell’s defaults for empty lists', async () => {
  const emptySettings = story('_settings/', {
    component: 'settings',
    navigation: [],
    legalLinks: '',
  });
  const emptyService = await startFakeContentService([emptySettings]);
  const siteData = await site.loader(createLoadContext(emptyService.endpoint));
  await emptyService.close();
  expect(siteData).toEqual({ seo: {}, socialLinks: [], footerColumns: [] });
});

test('returns no settings and no error when the content system is unavailable', async () => {
  service.intercept = (_url, response) => {
    response.destroy();
    return true;
  };
  expect(await site.loader(createLoadContext(service.endpoint))).toEqual({});
});
