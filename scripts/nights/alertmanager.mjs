import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parse, stringify } from 'yaml';
import { ROOT } from '../project/paths.mjs';
import { createMonitoringService } from './create-monitoring-service.mjs';

const STOP_TIMEOUT_MS = 5000;

/** Alertmanager with deploy/prometheus/alertmanager.yml, and the services that it calls. */
export class Alertmanager {
  /** Alerts by receiver: one list of names per call. @type {Record<string, string[][]>} */
  calls = { page: [], heartbeat: [] };
  /** @type {string} */
  url;
  #receiver;
  #service;

  /**
   * @param {{ folder: string, port: number, receiverPort: number, signal: AbortSignal }} options
   *   `receiverPort` is the port of the services that it calls
   */
  static async start({ folder, port, receiverPort, signal }) {
    const alertmanager = new Alertmanager();
    mkdirSync(folder, { recursive: true });
    alertmanager.url = `http://127.0.0.1:${port}`;
    alertmanager.#service = await createMonitoringService({
      name: 'prometheus-alertmanager',
      args: [
        `--config.file=${writeConfig(folder, receiverPort)}`,
        `--storage.path=${join(folder, 'data')}`,
        `--web.listen-address=127.0.0.1:${port}`,
        '--cluster.listen-address=',
      ],
      readyUrl: `${alertmanager.url}/-/ready`,
      logFile: join(folder, 'alertmanager.log'),
      signal,
    });
    alertmanager.#receiver = createServer((request, response) => {
      void text(request).then((body) => {
        const names = JSON.parse(body).alerts.map(({ labels }) => labels.alertname);
        alertmanager.calls[request.url.slice(1)].push(names);
        response.end();
      });
    });
    await new Promise((done) => alertmanager.#receiver.listen(receiverPort, '127.0.0.1', done));
    await alertmanager.#service.start();
    return alertmanager;
  }

  async stop() {
    await this.#service.stop(STOP_TIMEOUT_MS);
    this.#receiver.closeAllConnections();
    await new Promise((done) => this.#receiver.close(done));
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
