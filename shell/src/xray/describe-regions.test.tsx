import type { PagePayload } from '#page/page-payload.ts';
import { describePage, listRegions } from './describe-regions.ts';

const insight = (remote: string, durationMs: number) => ({
  remote,
  release: '0123456789abcdef',
  durationMs,
});

const page = {
  url: '/artikel',
  status: 200,
  combination: 'c0ffee',
  area: { remote: 'mf-magazine', view: 'route:overview' },
  regions: {
    body: [
      {
        kind: 'interactive',
        id: 'body.0',
        name: 'grid',
        regions: { left: [{ kind: 'static', id: 'body.0-left.0', name: 'image' }] },
      },
      { kind: 'static', id: 'body.1', name: 'unseen' },
    ],
  },
  slots: {
    'header-search': { kind: 'interactive', id: 'header-search', name: 'header.search', props: {} },
  },
  insight: {
    area: insight('mf-magazine', 12.5),
    parts: {
      'body.0': insight('mf-magazine', 3),
      'body.0-left.0': insight('mf-magazine', 1),
      'header-search': insight('mf-search', 0.4),
    },
    cache: 'hit',
    previewed: ['mf-magazine@live'],
  },
} as unknown as PagePayload;

test('labels every region with remote, release, part, time and script', () => {
  expect(listRegions(page).map(({ kind, label }) => `${kind}: ${label}`)).toEqual([
    'area: mf-magazine@01234567 · route:overview · 12.5 ms',
    'block: mf-magazine@01234567 · block:grid · 3 ms · mit Skript',
    'block: mf-magazine@01234567 · block:image · 1 ms · ohne Skript',
    'slot: mf-search@01234567 · slot:header.search · 0.4 ms · mit Skript',
  ]);
});

test('finds the regions in the document', () => {
  document.body.innerHTML = '<div data-part="body.0-left.0"></div>';
  const foundRegions = listRegions(page).filter(({ selector }) => document.querySelector(selector));
  expect(foundRegions.map(({ label }) => label)).toEqual([expect.stringContaining('block:image')]);
});

test('shows the cache state for readers', () => {
  expect(describePage(page)).toBe('/artikel · 200 · Zwischenspeicher: hit · c0ffee');
});

test('shows nothing outside previews', () => {
  const { insight: _, ...pageWithoutInsight } = page;
  expect(listRegions(pageWithoutInsight)).toEqual([]);
});
