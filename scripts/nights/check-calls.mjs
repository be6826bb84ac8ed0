import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { waitUntil } from '../process/wait-until.mjs';
import { ROOT } from '../project/paths.mjs';
import { Alertmanager } from './alertmanager.mjs';

const CALL_TIMEOUT_MS = 120_000;

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
  const { alertmanager: port, receiver: receiverPort } = ports;
  const alertmanager = await Alertmanager.start({ folder, port, receiverPort, signal });
  const { calls, url } = alertmanager;
  try {
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
    await alertmanager.stop();
  }
}

function listAlerts() {
  const { groups } = parse(readFileSync(join(ROOT, 'deploy/prometheus/alerts.yml'), 'utf8'));
  const rules = groups.flatMap((group) => group.rules);
  return ALERTS.map((alertname) => {
    const { severity } = rules.find(({ alert }) => alert === alertname).labels;
    return { labels: { alertname, severity, job: 'gruenland-api' } };
  });
}
