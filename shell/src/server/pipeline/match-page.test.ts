import type { LiveRelease } from '#server/snapshot/snapshot.ts';
import { matchPage } from './match-page.ts';
import type { PageJob } from './page-job.ts';

const remote = { name: 'mf-probe', label: 'Das Wetter', areas: ['/wetter'] };
const release = {
  name: 'mf-probe',
  routes: [{ id: 'start', path: '/wetter' }],
} as unknown as LiveRelease;

function match(releases: readonly LiveRelease[], isWithdrawn: boolean) {
  const request = { path: '/wetter', query: new URLSearchParams(), problem: null, requestId: 'r1' };
  const snapshot = { releases: new Map(releases.map((item) => [item.name, item])) };
  const services = {
    config: { servesInternalPages: false },
    remotes: { entries: [remote] },
    snapshots: { isWithdrawn: () => isWithdrawn },
    killSwitches: { allows: () => true },
  };
  return matchPage({ request, snapshot, services } as unknown as PageJob);
}

test('a remote without a loaded release is unreachable', () => {
  expect(match([], false)).toMatchObject({
    kind: 'problem',
    problem: {
      status: 503,
      problem: { kind: 'unreachable', area: 'Das Wetter', message: 'mf-probe has no release' },
    },
  });
});

test('the pages of a withdrawn remote are not found', () => {
  expect(match([], true)).toMatchObject({
    kind: 'problem',
    problem: { status: 404, problem: { message: 'Page not found: /wetter' } },
  });
});

test('a preview shows a withdrawn remote', () => {
  expect(match([release], true)).toMatchObject({ kind: 'route' });
});
