import { jest } from '@jest/globals';
import { PageViewTracker } from './page-view-tracker.ts';

const target = { url: '/_views', domain: 'gruenland.example' };
const site = { protocol: 'https:', hostname: 'gruenland.example' };

/**
 * Creates a page view tracker and records the request bodies that it sends to the analytics
 * provider.
 */
function watchRequests() {
  const fetchSpy = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const getSentBodies = () => fetchSpy.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
  return { views: new PageViewTracker(target, site), getSentBodies };
}

afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

test('sends no queries to the provider: no tokens, codes or search terms', () => {
  const { views, getSentBodies } = watchRequests();
  jest.spyOn(document, 'referrer', 'get').mockReturnValue('https://app.example/a?token=geheim');
  views.trackPage('https://gruenland.example/mein-account?token=geheim#oben');
  window.history.replaceState(null, '', '/bestaetigen?code=geheim');
  views.track('Bestätigt', { weg: 'Mail' });
  expect(getSentBodies()).toMatchObject([
    { n: 'pageview', u: 'https://gruenland.example/mein-account', r: 'https://app.example/a' },
    { n: 'Bestätigt', u: `${window.location.origin}/bestaetigen`, p: '{"weg":"Mail"}' },
  ]);
  expect(JSON.stringify(getSentBodies())).not.toContain('geheim');
});

test('counts the same page with another query as one view', () => {
  const { views, getSentBodies } = watchRequests();
  views.trackPage('https://gruenland.example/a?token=1');
  views.trackPage('https://gruenland.example/a');
  views.trackPage('https://gruenland.example/b?x=1');
  expect(getSentBodies()).toMatchObject([
    { u: 'https://gruenland.example/a' },
    { u: 'https://gruenland.example/b', r: 'https://gruenland.example/a' },
  ]);
});
