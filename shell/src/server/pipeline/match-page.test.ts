import type { LiveRelease, Snapshot } from '#server/snapshot/snapshot.ts';
import { matchPage } from './match-page.ts';
import type { PageRequest } from './page-request.ts';
import type { PageServices } from './page-services.ts';

const remote = { name: 'mf-probe', label: 'Das Wetter', areas: ['/wetter'] };
const release = {
  name: 'mf-probe',
  routes: [{ id: 'start', path: '/wetter' }],
} as unknown as LiveRelease;

function match(releases: readonly LiveRelease[], isWithdrawn: boolean) {
  const request = { path: '/wetter', query: new URLSearchParams() } as unknown as PageRequest;
  const snapshot = { releases: new Map(releases.map((item) => [item.name, item])) };
  const services = {
    config: { servesInternalPages: false },
    remotes: { entries: [remote] },
    snapshots: { isWithdrawn: () => isWithdrawn },
    killSwitches: { allows: () => true },
  };
  return matchPage(request, snapshot as unknown as Snapshot, services as unknown as PageServices);
}

test('a remote without a loaded release is unreachable', () => {
  expect(match([], false)).toEqual({
    kind: 'unreachable',
    area: 'Das Wetter',
    remote: 'mf-probe',
  });
});

test('the pages of a withdrawn remote are not found', () => {
  expect(match([], true)).toEqual({ kind: 'not-found', message: 'Page not found: /wetter' });
});

test('a preview shows a withdrawn remote', () => {
  expect(match([release], true)).toMatchObject({ kind: 'route' });
});
