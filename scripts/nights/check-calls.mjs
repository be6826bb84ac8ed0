import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { ROOT } from '../project/paths.mjs';
import { createMonitoringService } from './create-monitoring-service.mjs';
import { waitUntil } from '../process/wait-until.mjs';

const STOP_TIMEOUT_MS = 5000;
const CALL_TIMEOUT_MS = 30_000;

/** What Prometheus reports when PostgreSQL stops, and the heartbeat. */
const ALERTS = [
  'DatabaseUnavailable',
  'ApiFails',
  'TasksLate',
  'PagesFail',
  'EdgeFails',
  'MailFails',
  'Heartbeat',
];

/**
 * Sends the alerts of one outage to Alertmanager with deploy/prometheus/alertmanager.yml, and checks
 * that the person on call is called once, with the alert that names the cause.
 *
 * @param {{ folder: string, ports: { alertmanager: number, receiver: number }, signal: AbortSignal }}
 *   options
 * @throws {Error} naming the calls
 */
export async function checkCalls({ folder, ports, signal }) {
  mkdirSync(folder, { recursive: true });
  const calls = { page: [], heartbeat: [] };
  const receiver = createServer((request, response) => {
    void text(request).then((body) => {
      calls[request.url.slice(1)].push(
        JSON.parse(body).alerts.map(({ labels }) => labels.alertname),
      );
      response.end();
    });
  });
  const url = `http://127.0.0.1:${ports.alertmanager}`;
  const service = await createMonitoringService({
    name: 'prometheus-alertmanager',
    args: [
      `--config.file=${writeConfig(folder, ports.receiver)}`,
      `--storage.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${ports.alertmanager}`,
      '--cluster.listen-address=',
    ],
    readyUrl: `${url}/-/ready`,
    logFile: join(folder, 'alertmanager.log'),
    signal,
  });
  await new Promise((done) => receiver.listen(ports.receiver, '127.0.0.1', done));
  try {
    await service.start();
    const answer = await fetch(`${url}/api/v2/alerts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(listAlerts()),
      signal,
    });
    if (!answer.ok) throw new Error(`Alertmanager: status ${answer.status}`);
    const options = { timeoutMs: CALL_TIMEOUT_MS, signal };
    await waitUntil('a call and a heartbeat', () => calls.page[0] && calls.heartbeat[0], options);
    const expected = JSON.stringify([['DatabaseUnavailable']]);
    if (JSON.stringify(calls.page) !== expected)
      throw new Error(`the calls are ${JSON.stringify(calls.page)}, not ${expected}`);
  } finally {
    await service.stop(STOP_TIMEOUT_MS);
    await new Promise((done) => receiver.close(done));
  }
}

/** Writes the configuration with the webhooks of this machine. @returns {string} its path */
function writeConfig(folder, port) {
  const config = parse(readFileSync(join(ROOT, 'deploy/prometheus/alertmanager.yml'), 'utf8'));
  for (const { name, webhook_configs: webhooks = [] } of config.receivers) {
    for (const webhook of webhooks) {
      // Debian's Alertmanager is older than `url_file`.
      delete webhook.url_file;
      webhook.url = `http://127.0.0.1:${port}/${name}`;
    }
  }
  const file = join(folder, 'alertmanager.yml');
  writeFileSync(file, stringify(config));
  return file;
}

function listAlerts() {
  const { groups } = parse(readFileSync(join(ROOT, 'deploy/prometheus/alerts.yml'), 'utf8'));
  const rules = groups.flatMap((group) => group.rules);
  return ALERTS.map((alertname) => {
    const { severity } = rules.find(({ alert }) => alert === alertname).labels;
    return { labels: { alertname, severity, job: 'gruenland-api' } };
  });
}
