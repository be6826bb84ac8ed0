import { readKubernetes } from './read-kubernetes.mjs';

const { getObjectsOfKind } = readKubernetes();

describe('api finding F27: network policies', () => {
  const policies = getObjectsOfKind('NetworkPolicy');
  /** The label `app` of all pods. */
  const apps = [
    ...getObjectsOfKind('Deployment').map(({ spec }) => spec.template),
    ...getObjectsOfKind('CronJob').map(({ spec }) => spec.jobTemplate.spec.template),
    ...getObjectsOfKind('Job').map(({ spec }) => spec.template),
    ...getObjectsOfKind('Pod'),
  ].map(({ metadata }) => metadata.labels.app);
  const findPolicy = (app) =>
    policies.find(
      ({ spec }) =>
        spec.policyTypes.includes('Ingress') && spec.podSelector.matchLabels?.app === app,
    )?.spec;
  /**
   * Lists the apps whose pods may connect to the pods of an app; undefined if connections from
   * anywhere are allowed.
   */
  const listCallers = (app) =>
    findPolicy(app)?.ingress.flatMap(({ from }) =>
      (from ?? [undefined]).flatMap((source) => {
        const { matchLabels, matchExpressions } = source?.podSelector ?? {};
        return matchLabels?.app ?? matchExpressions?.[0].values ?? (source ? [] : ['anywhere']);
      }),
    );

  test('refuse all connections to all pods by default', () => {
    const denyPolicy = policies.find(({ metadata }) => metadata.name === 'deny-by-default');
    expect(denyPolicy.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  });

  const selectsApp = ({ matchLabels, matchExpressions }, app) =>
    (matchLabels?.app === app || matchExpressions?.[0].values.includes(app)) ?? false;

  test('let each pod connect only to what it uses', () => {
    const outgoing = policies.filter(({ spec }) => spec.egress);
    const listTargets = (app) =>
      outgoing
        .filter(({ spec }) => selectsApp(spec.podSelector, app))
        .flatMap(({ spec }) =>
          spec.egress.flatMap(({ to: [target] = [], ports }) =>
            ports.map(({ port }) => `${target?.podSelector.matchLabels.app ?? 'outside'} ${port}`),
          ),
        );
    expect(Object.fromEntries(apps.map((app) => [app, listTargets(app).toSorted()]))).toEqual({
      edge: ['api 3001', 'releases 3003', 'shell 3000'],
      shell: ['edge 8081', 'outside 443', 'outside 6379', 'releases 3003'],
      api: [
        'outside 443',
        'outside 465',
        'outside 5432',
        'outside 587',
        'outside 6379',
        'outside 6432',
      ],
      releases: ['outside 443'],
      backup: ['outside 443', 'outside 5432', 'outside 6432'],
      restore: ['outside 443', 'outside 5432', 'outside 6432'],
      publish: ['outside 443', 'releases 3003', 'shell 3000'],
      operator: [
        'edge 8081',
        'outside 443',
        'outside 5432',
        'outside 6379',
        'outside 6432',
        'releases 3003',
        'shell 3000',
      ],
    });
  });

  test('let pods of the site connect to a pod that accepts their connections', () => {
    for (const { metadata, spec } of policies.filter((policy) => policy.spec.egress)) {
      for (const { to: [target] = [] } of spec.egress) {
        const app = target?.podSelector?.matchLabels.app;
        if (app === undefined) continue;
        const callers = apps.filter((name) => selectsApp(spec.podSelector, name));
        const refused = callers.filter((name) => !listCallers(app).includes(name));
        expect([metadata.name, refused]).toEqual([metadata.name, []]);
      }
    }
  });

  test('let only the edge be reached from anywhere, and only the edge reach the apis', () => {
    const serving = getObjectsOfKind('Deployment').map(({ metadata }) => metadata.name);
    expect(Object.fromEntries(serving.map((app) => [app, listCallers(app)]))).toEqual({
      edge: ['anywhere', 'shell', 'operator'],
      api: ['edge'],
      shell: ['edge', 'operator', 'publish'],
      releases: ['edge', 'shell', 'operator', 'publish'],
    });
  });
});
