import { jest } from '@jest/globals';
import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import { PageCache } from '#server/pipeline/page-cache.ts';
import type { PageServices } from '#server/pipeline/page-services.ts';
import { PageStylesheets } from '#server/styles/page-stylesheets.ts';
import { createStyleSource } from '#server/styles/style-source.ts';
import { DEFAULT_SETTINGS } from '#server/site-settings.ts';

/** Release combination of the only snapshot. */
export const COMBINATION = 'shell.remote';

/** Creates services with one release that has one route, `/wetter`. */
export function createPageServices(route: Partial<RouteDefinition>, View: () => unknown) {
  const release = {
    name: 'mf-probe',
    id: 'r1',
    assets: { name: 'mf-probe', id: 'r1', base: '/builds/' },
    document: { web: { entry: 'entry.js', remote: [], views: {}, styles: [], files: {} } },
    routes: [
      {
        id: 'start',
        path: '/wetter',
        handle: { layout: 'clean' },
        view: async () => View,
        ...route,
      } as RouteDefinition,
    ],
    views: new Map([['route:start', View]]),
    styleSource: null,
  };
  const snapshot = {
    combination: COMBINATION,
    releases: new Map([['mf-probe', release]]),
    blocks: new Map(),
    slots: new Map(),
  };
  const readSettings = jest.fn<() => Promise<typeof DEFAULT_SETTINGS>>();
  readSettings.mockResolvedValue(DEFAULT_SETTINGS);
  const metrics = {
    recordPage: jest.fn(),
    recordFault: jest.fn(),
    recordFaultyPage: jest.fn(),
    recordForm: jest.fn(),
  };
  const services = {
    config: {
      env: { CONTENT_SPACE_ID: '1', CONTENT_PREVIEW_TOKEN: 'x', NODE_ENV: 'production' },
      settings: { contentAssetHost: 'a.example' },
      siteUrl: 'https://gruenland.example',
      servesInternalPages: false,
    },
    trustedKeys: [],
    manifest: {
      id: 'shell',
      starter: { href: '/assets/starter.js', integrity: '' },
      scripts: [],
      styles: [],
      styleguideStyles: [],
      fonts: [],
      views: { chrome: [], styleguide: [] },
    },
    remotes: {
      entries: [{ name: 'mf-probe', label: 'Das Wetter', areas: ['/'] }],
      find: () => ({ label: 'Das Wetter' }),
    },
    snapshots: {
      current: snapshot,
      canaries: new Map(),
      selectSnapshot: () => snapshot,
      find: (combination: string) => (combination === COMBINATION ? snapshot : undefined),
      isWithdrawn: () => false,
    },
    killSwitches: { allows: () => true },
    load: { isOverloaded: () => false },
    cache: new PageCache(1_000_000),
    pageStylesheets: new PageStylesheets(
      createStyleSource('shell@shell', [], '/assets/'),
      () => [],
    ),
    siteSettings: { getSettings: readSettings },
    upstreams: { createApiClient: () => ({}) },
    errorReporter: { report: jest.fn() },
    metrics,
    log: { info: () => {}, warn: () => {}, error: () => {} },
  } as unknown as PageServices;
  return { services, readSettings, metrics };
}
