import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../project/paths.mjs';
import { askedLabels, labelsLeft } from './asked-labels.mjs';
import { figureOf, madeFigures } from './made-figures.mjs';
import { readCompose } from './read-compose.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const { groups } = parse(read('deploy/prometheus/alerts.yml'));
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read('deploy/grafana/dashboard.json'));
const questions = [
  ...rules.map(({ alert, expr }) => [alert, expr]),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr])),
];

/** Made by prom-client itself, and by Prometheus. */
const FOREIGN = /^(?:nodejs_|process_|up$)/;
/** Labels that Prometheus gives to everything it asks for. */
const GIVEN = ['job', 'instance'];
const made = await madeFigures();

test.each(questions)('%s asks for figures that are made', (_title, expr) => {
  const names = [...expr.matchAll(/\b((?:gruenland|nodejs|process)_\w+|up)\b/g)].map(
    ([, name]) => name,
  );
  expect(names.length).toBeGreaterThan(0);
  const strange = names.filter((name) => !FOREIGN.test(name) && !made.has(figureOf(name)));
  expect(strange).toEqual([]);
  const [open, close] = ['(', ')'].map((bracket) => expr.split(bracket).length);
  expect(open).toBe(close);
});

const unmade = (expr) =>
  askedLabels(expr)
    .filter(([name, label]) => !GIVEN.includes(label) && !made.get(figureOf(name))?.has(label))
    .filter(([name, label]) => label !== 'le' || !name.endsWith('_bucket'));

test.each(questions)('%s tells figures apart by labels that they have', (_title, expr) => {
  expect(unmade(expr)).toEqual([]);
});

test.each([
  ['sum(gruenland_jobs{status="failed"})', ['gruenland_jobs', 'status']],
  ['sum by (room) (rate(gruenland_mails_total[5m]))', ['gruenland_mails_total', 'room']],
  ['sum by (le) (gruenland_page_seconds_count)', ['gruenland_page_seconds_count', 'le']],
  ['max by (job, code) (gruenland_jobs) / sum(up)', ['gruenland_jobs', 'code']],
])('%s would be told', (expr, found) => {
  expect(unmade(expr)).toEqual([found]);
});

test('every figure is read with its labels', () => {
  const known = Object.fromEntries([...made].map(([name, labels]) => [name, [...labels]]));
  expect(known).toMatchObject({
    gruenland_api_request_seconds: ['method', 'route', 'status'],
    gruenland_jobs: ['state'],
    gruenland_jobs_oldest_due_seconds: [],
    gruenland_pages_total: ['remote', 'release', 'status'],
    gruenland_page_seconds: ['remote', 'release'],
    gruenland_web_vital_seconds: ['remote', 'release', 'vital'],
    gruenland_shed_total: [],
    gruenland_edge_answers_total: ['status', 'cache'],
    gruenland_edge_connections: ['state'],
    gruenland_edge_seconds: [],
  });
});

test.each([
  ...rules.map(({ alert, expr, annotations }) => [alert, expr, annotations.summary]),
  ...panels.flatMap(({ title, targets }) =>
    targets.map(({ expr, legendFormat = '' }) => [`${title}: ${legendFormat}`, expr, legendFormat]),
  ),
])('%s names labels that are left', (_title, expr, words) => {
  const named = [...words.matchAll(/\{\{ *(?:\$labels\.)?(\w+) *\}\}/g)].map(([, label]) => label);
  expect(named.filter((label) => !labelsLeft(expr, GIVEN).includes(label))).toEqual([]);
});

test('everybody who has figures is asked for them, with the key, under the name that alarms use', () => {
  const { rule_files: files, scrape_configs: jobs } = parse(
    read('deploy/prometheus/prometheus.yml'),
  );
  expect(files).toEqual(['alerts.yml']);
  const asked = jobs.flatMap(({ static_configs: [{ targets }] }) => targets);
  const { SHELLS, APIS } = readCompose().services.edge.environment;
  expect(asked.toSorted()).toEqual(
    [...APIS.split(' '), ...SHELLS.split(' '), 'edge:9113'].toSorted(),
  );
  // Those of the edge lie at a port that only the inner network reaches.
  for (const { job_name: name, authorization } of jobs.filter(
    ({ job_name: job }) => job !== 'gruenland-edge',
  ))
    expect([name, authorization]).toEqual([name, { credentials_file: 'metrics-token' }]);
  const named = questions.flatMap(([, expr]) =>
    [...expr.matchAll(/job=~?"([^"]+)"/g)].map(([, name]) => new RegExp(`^(?:${name})$`)),
  );
  expect(named.length).toBeGreaterThan(0);
  const unmet = named.filter((name) => !jobs.some((job) => name.test(job.job_name)));
  expect(unmet).toEqual([]);
});

test('every alarm has somebody whom it reaches', () => {
  const { alerting } = parse(read('deploy/prometheus/prometheus.yml'));
  expect(alerting.alertmanagers).toEqual([
    { static_configs: [{ targets: ['alertmanager:9093'] }] },
  ]);
  const { route, receivers } = parse(read('deploy/prometheus/alertmanager.yml'));
  const routes = new Map(route.routes.map(({ matchers, receiver }) => [matchers[0], receiver]));
  const severities = new Set(rules.map(({ labels }) => `severity="${labels.severity}"`));
  expect(new Set(routes.keys())).toEqual(severities);
  const ways = new Map(receivers.map(({ name, ...configured }) => [name, Object.keys(configured)]));
  // By another way for each: what may wait wakes nobody.
  const reached = (severity) => ways.get(routes.get(`severity="${severity}"`));
  expect([reached('page'), reached('ticket')]).toEqual([['webhook_configs'], ['email_configs']]);
  expect(ways.has(route.receiver)).toBe(true);
});

test('every alarm says what it means and where it is written what to do', () => {
  const headings = new Set(
    [...read('docs/operations.md').matchAll(/^#+ (.+)$/gm)].map(([, text]) =>
      text
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    ),
  );
  for (const { alert, annotations, labels } of rules) {
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(`${alert}: ${annotations.summary.length > 20}`).toBe(`${alert}: true`);
    const [file, anchor] = annotations.runbook.split('#');
    expect(file).toBe('docs/operations.md');
    expect(`${alert}: ${anchor} ${headings.has(anchor)}`).toBe(`${alert}: ${anchor} true`);
  }
});

test('every command and file that the handbook names exists', () => {
  const text = read('docs/operations.md');
  const { scripts } = JSON.parse(read('package.json'));
  const commands = [...text.matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name);
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.filter((name) => !scripts[name])).toEqual([]);
  const variables = [...text.matchAll(/`([A-Z][A-Z0-9]+_[A-Z0-9_]+)`/g)].map(([, name]) => name);
  const known = new Set(
    ['.env.example', 'deploy/docker/example.env'].flatMap((file) =>
      [...read(file).matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
    ),
  );
  expect(variables.filter((name) => !known.has(name))).toEqual([]);
  const links = [...text.matchAll(/\]\(([^)#]+?)(?:#[^)]*)?\)/g)].map(([, path]) => path);
  for (const path of links) expect(() => readFileSync(join(ROOT, 'docs', path))).not.toThrow();
});
