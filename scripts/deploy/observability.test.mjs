import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../project/paths.mjs';
import { listQueriedLabels, listRemainingLabels } from './queried-labels.mjs';
import { getMetricName, collectExportedMetrics } from './exported-metrics.mjs';
import { readCompose } from './read-compose.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const { groups } = parse(read('deploy/prometheus/alerts.yml'));
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read('deploy/grafana/dashboard.json'));
const queries = [
  ...rules.map(({ alert, expr }) => [alert, expr]),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr])),
];

/** Matches metrics of prom-client, Prometheus and its exporters for hosts and probes. */
const THIRD_PARTY_METRIC_PATTERN = /^(?:nodejs_|node_|probe_|process_|up$)/;
/** Labels that Prometheus adds to every target, and that of the disks of a host. */
const TARGET_LABELS = ['job', 'instance', 'mountpoint'];
const labelsByMetric = await collectExportedMetrics();

test.each(queries)('%s queries exported metrics only', (_title, expr) => {
  const names = [...expr.matchAll(/\b((?:gruenland|node|nodejs|probe|process)_\w+|up)\b/g)].map(
    ([, name]) => name,
  );
  expect(names.length).toBeGreaterThan(0);
  const unknownMetrics = names.filter(
    (name) => !THIRD_PARTY_METRIC_PATTERN.test(name) && !labelsByMetric.has(getMetricName(name)),
  );
  expect(unknownMetrics).toEqual([]);
  const [open, close] = ['(', ')'].map((bracket) => expr.split(bracket).length);
  expect(open).toBe(close);
});

const findMissingLabels = (expr) =>
  listQueriedLabels(expr)
    .filter(
      ([name, label]) =>
        !TARGET_LABELS.includes(label) && !labelsByMetric.get(getMetricName(name))?.has(label),
    )
    .filter(([name, label]) => label !== 'le' || !name.endsWith('_bucket'));

test.each(queries)('%s groups metrics by existing labels only', (_title, expr) => {
  expect(findMissingLabels(expr)).toEqual([]);
});

test.each([
  ['sum(gruenland_tasks{status="failed"})', ['gruenland_tasks', 'status']],
  ['sum by (room) (rate(gruenland_mails_total[5m]))', ['gruenland_mails_total', 'room']],
  ['sum by (le) (gruenland_page_seconds_count)', ['gruenland_page_seconds_count', 'le']],
  ['max by (job, code) (gruenland_tasks) / sum(up)', ['gruenland_tasks', 'code']],
])('reports %s', (expr, found) => {
  expect(findMissingLabels(expr)).toEqual([found]);
});

test('finds every exported metric with its labels', () => {
  const known = Object.fromEntries(
    [...labelsByMetric].map(([name, labels]) => [name, [...labels]]),
  );
  expect(known).toMatchObject({
    gruenland_api_request_seconds: ['method', 'route', 'status'],
    gruenland_tasks: ['state'],
    gruenland_database_connections: ['use', 'state'],
    gruenland_server_connections: ['state'],
    gruenland_read_only: [],
    gruenland_content_up: [],
    gruenland_tasks_oldest_due_seconds: [],
    gruenland_pages_total: ['remote', 'release', 'status'],
    gruenland_page_seconds: ['remote', 'release'],
    gruenland_web_vital_seconds: ['remote', 'release', 'vital'],
    gruenland_shed_total: [],
    gruenland_edge_responses_total: ['status', 'cache'],
    gruenland_edge_connections: ['state'],
    gruenland_edge_seconds: [],
  });
});

test.each([
  ...rules.map(({ alert, expr, annotations }) => [alert, expr, annotations.summary]),
  ...panels.flatMap(({ title, targets }) =>
    targets.map(({ expr, legendFormat = '' }) => [`${title}: ${legendFormat}`, expr, legendFormat]),
  ),
])('%s refers to labels of the query result only', (_title, expr, words) => {
  const referencedLabels = [...words.matchAll(/\{\{ *(?:\$labels\.)?(\w+) *\}\}/g)].map(
    ([, label]) => label,
  );
  expect(
    referencedLabels.filter((label) => !listRemainingLabels(expr, TARGET_LABELS).includes(label)),
  ).toEqual([]);
});

test('scrapes every service with metrics, with the key and the job name used in alerts', () => {
  const { rule_files: files, scrape_configs: jobs } = parse(
    read('deploy/prometheus/prometheus.yml'),
  );
  expect(files).toEqual(['alerts.yml']);
  // The others are asked by exporters outside of the site.
  const ownJobs = jobs.filter(({ job_name: name }) => /-(?:shell|api|edge)$/.test(name));
  expect(jobs.map(({ job_name: name }) => name)).toEqual([
    ...ownJobs.map(({ job_name: name }) => name),
    'gruenland-outside',
    'gruenland-host',
  ]);
  const scrapeTargets = ownJobs.flatMap(({ static_configs: [{ targets }] }) => targets);
  const { SHELLS, APIS } = readCompose().services.edge.environment;
  expect(scrapeTargets.toSorted()).toEqual(
    [...APIS.split(' '), ...SHELLS.split(' '), 'edge:9113'].toSorted(),
  );
  // The edge's metrics need no token, because only the inner network can reach their port.
  for (const { job_name: name, authorization } of ownJobs.filter(
    ({ job_name: job }) => job !== 'gruenland-edge',
  ))
    expect([name, authorization]).toEqual([name, { credentials_file: 'metrics-token' }]);
  const referencedLabels = queries.flatMap(([, expr]) =>
    [...expr.matchAll(/job=~?"([^"]+)"/g)].map(([, name]) => new RegExp(`^(?:${name})$`)),
  );
  expect(referencedLabels.length).toBeGreaterThan(0);
  const unmatchedJobs = referencedLabels.filter(
    (name) => !jobs.some((job) => name.test(job.job_name)),
  );
  expect(unmatchedJobs).toEqual([]);
});

test('every alert has a receiver', () => {
  const { alerting } = parse(read('deploy/prometheus/prometheus.yml'));
  expect(alerting.alertmanagers).toEqual([
    { static_configs: [{ targets: ['alertmanager:9093'] }] },
  ]);
  const { route, receivers } = parse(read('deploy/prometheus/alertmanager.yml'));
  const routes = new Map(route.routes.map(({ matchers, receiver }) => [matchers[0], receiver]));
  const severities = new Set(rules.map(({ labels }) => `severity="${labels.severity}"`));
  expect(new Set(routes.keys())).toEqual(severities);
  const channelsByReceiver = new Map(
    receivers.map(({ name, ...configuredChannels }) => [name, Object.keys(configuredChannels)]),
  );
  // Each severity has its own receiver, so that only urgent alerts page someone.
  const getChannels = (severity) => channelsByReceiver.get(routes.get(`severity="${severity}"`));
  expect(['page', 'ticket', 'heartbeat'].map(getChannels)).toEqual([
    ['webhook_configs'],
    ['email_configs'],
    ['webhook_configs'],
  ]);
  expect(channelsByReceiver.has(route.receiver)).toBe(true);
});

test('an inhibition names existing alerts', () => {
  const { inhibit_rules: inhibitions } = parse(read('deploy/prometheus/alertmanager.yml'));
  const matchers = inhibitions.flatMap((rule) => [
    ...rule.source_matchers,
    ...rule.target_matchers,
  ]);
  const names = matchers.flatMap((matcher) => matcher.match(/"(.+)"/)[1].split('|'));
  const known = new Set(rules.map(({ alert }) => alert));
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

test('every alert has a summary and a link to the handbook', () => {
  const headings = new Set(
    [...read('docs/operations.md').matchAll(/^#+ (.+)$/gm)].map(([, text]) =>
      text
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    ),
  );
  for (const { alert, annotations, labels } of rules) {
    expect(['page', 'ticket', 'heartbeat']).toContain(labels.severity);
    expect(`${alert}: ${annotations.summary.length > 20}`).toBe(`${alert}: true`);
    const [file, anchor] = annotations.runbook.split('#');
    expect(file).toBe('docs/operations.md');
    expect(`${alert}: ${anchor} ${headings.has(anchor)}`).toBe(`${alert}: ${anchor} true`);
  }
});

test('every command and file in the handbook exists', () => {
  const text = read('docs/operations.md');
  const { scripts } = JSON.parse(read('package.json'));
  const commands = [...text.matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name);
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.filter((name) => !scripts[name])).toEqual([]);
  const variables = [...text.matchAll(/`([A-Z][A-Z0-9]+_[A-Z0-9_]+)`/g)].map(([, name]) => name);
  const listed = ['.env.example', 'deploy/docker/example.env'].flatMap((file) =>
    [...read(file).matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
  );
  // ENV_FILE names the file of the others.
  const known = new Set(['ENV_FILE', ...listed]);
  expect(variables.filter((name) => !known.has(name))).toEqual([]);
  const links = [...text.matchAll(/\]\(([^)#]+?)(?:#[^)]*)?\)/g)].map(([, path]) => path);
  for (const path of links) expect(() => readFileSync(join(ROOT, 'docs', path))).not.toThrow();
});
