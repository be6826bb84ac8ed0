import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { ROOT } from '../project/paths.mjs';
import { createMonitoringService } from './create-monitoring-service.mjs';

/** Time limit in milliseconds for reading the alerts. */
const READ_TIMEOUT_MS = 10_000;

/** Time between two scrapes and between two evaluations of the rules, so that a night is short. */
const INTERVAL = '1s';

/**
 * Creates Prometheus with the rules and jobs of deploy/prometheus; only targets and intervals are
 * those of the cluster.
 *
 * @param {object} options
 * @param {string} options.folder Folder of its configuration and data.
 * @param {number} options.port
 * @param {Readonly<Record<string, readonly string[]>>} options.targets Addresses by job.
 * @param {number} options.blackboxPort Port of the exporter that asks for the site.
 * @param {number} options.alertmanagerPort
 * @param {string} options.token Bearer token of the metrics.
 * @param {AbortSignal} options.signal
 */
export async function createPrometheus(options) {
  const { folder, port, targets, blackboxPort, alertmanagerPort, token, signal } = options;
  mkdirSync(folder, { recursive: true });
  const config = parse(readFileSync(join(ROOT, 'deploy/prometheus/prometheus.yml'), 'utf8'));
  const file = join(folder, 'prometheus.yml');
  writeFileSync(join(folder, 'metrics-token'), token);
  const jobs = config.scrape_configs.map((job) => {
    const addresses = targets[job.job_name];
    if (!addresses) throw new Error(`nights has no target for the job ${job.job_name}`);
    const relabeling = job.relabel_configs?.map((step) =>
      step.replacement ? { ...step, replacement: `127.0.0.1:${blackboxPort}` } : step,
    );
    return {
      ...job,
      static_configs: [{ targets: addresses }],
      ...(relabeling && { relabel_configs: relabeling }),
    };
  });
  const settings = {
    global: { scrape_interval: INTERVAL, scrape_timeout: INTERVAL, evaluation_interval: INTERVAL },
    rule_files: [join(ROOT, 'deploy/prometheus/alerts.yml')],
    alerting: {
      alertmanagers: [{ static_configs: [{ targets: [`127.0.0.1:${alertmanagerPort}`] }] }],
    },
    scrape_configs: jobs,
  };
  writeFileSync(file, stringify(settings));
  const url = `http://127.0.0.1:${port}`;
  const service = await createMonitoringService({
    name: 'prometheus',
    args: [
      `--config.file=${file}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--web.enable-lifecycle',
      '--log.level=warn',
    ],
    readyUrl: `${url}/-/ready`,
    logFile: join(folder, 'prometheus.log'),
    signal,
  });
  return {
    service,
    url,
    configFile: file,
    readAlerts: () => readAlerts(url, signal),
    /** Returns the value of the first series of a query; undefined if there is none. */
    readFigure: async (query) => {
      const answer = await fetch(`${url}/api/v1/query?${new URLSearchParams({ query })}`, {
        signal,
      });
      return (await answer.json()).data.result[0]?.value[1];
    },
  };
}

/**
 * Returns the state of each alert: `inactive`, or `pending` and `firing` while its expression is
 * true.
 *
 * @returns {Promise<ReadonlyMap<string, string>>}
 */
async function readAlerts(url, signal) {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(READ_TIMEOUT_MS)]);
  const response = await fetch(`${url}/api/v1/rules?type=alert`, { signal: limit });
  const { data } = await response.json();
  const rules = data.groups.flatMap((group) => group.rules);
  return new Map(rules.map(({ name, state }) => [name, state]));
}
