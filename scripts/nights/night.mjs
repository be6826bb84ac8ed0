import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import pg from 'pg';
import { createClusterPorts, PORT_COUNT } from '../cluster/cluster-ports.mjs';
import { createCluster } from '../cluster/cluster-services.mjs';
import { startCluster, stopCluster } from '../cluster/run-cluster.mjs';
import { ROOT } from '../project/paths.mjs';
import { readEnvironment } from '../start/environment-file.mjs';
import { Alertmanager } from './alertmanager.mjs';
import { createCertificates } from './certificates.mjs';
import { createExporters } from './create-exporters.mjs';
import { Forwarder } from './forwarder.mjs';
import { createPrometheus } from './prometheus.mjs';
import { requestAtEdge } from './request-at-edge.mjs';
import { mountSmallDisk } from './small-disk.mjs';
import { waitUntil } from '../process/wait-until.mjs';

const STOP_TIMEOUT_MS = 5000;
const REQUEST_TIMEOUT_MS = 30_000;
/** Limits what never comes; on a busy machine all takes long. */
const WAIT_TIMEOUT_MS = 240_000;
const PASSWORD = 'Klee-und-Weizen-7';

/** A cluster with Prometheus, and what the recipes need to provoke faults and to see their end. */
export class Night {
  #cluster;
  #ports;
  #monitoring = [];
  #alertmanager;
  #ca;

  /** Aborts everything. @type {AbortSignal} */
  signal;
  /** Folder of the cluster: logs, data, edge. */
  folder;
  /** File with the settings of the site, which a restart reads again. */
  settingsFile;
  /** The hosted services as the site reaches them. @type {Record<'mail' | 'content' | 'search', Forwarder>} */
  hosts;
  /** @type {Awaited<ReturnType<typeof createCertificates>>} */
  certificates;
  /** @type {Awaited<ReturnType<typeof createPrometheus>>} */
  prometheus;
  /** When Prometheus and Alertmanager were ready. @type {number} */
  startedAtMs;
  /** Port at which a process lets others look inside, after SIGUSR1. @type {number} */
  inspectorPort;
  /** The file system of database and backups. @type {ReturnType<typeof mountSmallDisk>} */
  disk;

  /**
   * Creates the cluster and Prometheus and starts them.
   *
   * @param {{ folder: string, firstPort: number, signal: AbortSignal }} options `folder` must be
   *   empty; the cluster's data is below it.
   */
  static async start({ folder, firstPort, signal }) {
    const night = new Night();
    night.signal = signal;
    try {
      await night.#create(folder, firstPort);
      for (const host of Object.values(night.hosts)) await host.open();
      await startCluster(night.#cluster, { signal });
      for (const service of night.#monitoring) await service.start();
      night.startedAtMs = performance.now();
      await night.waitUntil('Prometheus has evaluated the alerts', async () =>
        [...(await night.readAlerts()).values()].every((state) => state !== 'unknown'),
      );
    } catch (error) {
      await night.stop();
      throw error;
    }
    return night;
  }

  async #create(folder, firstPort) {
    const { signal } = this;
    this.folder = join(folder, 'data/cluster');
    this.settingsFile = join(folder, '.env');
    mkdirSync(this.folder, { recursive: true });
    const content = join(folder, 'content');
    cpSync(join(ROOT, 'embedded/content'), content, { recursive: true });
    const token = randomBytes(24).toString('base64url');
    writeFileSync(this.settingsFile, 'SHED_DELAY_MS=0\n');
    this.disk = mountSmallDisk(`${folder}-disk`, join(this.folder, 'postgres'));
    this.certificates = await createCertificates(folder);
    this.#ca = readFileSync(this.certificates.trusted);
    const ports = createClusterPorts(firstPort);
    this.#ports = ports;
    const [mail, contentHost, search, prometheus, blackbox, node, alerts, receiver, inspector] =
      Array.from({ length: 9 }, (_, index) => firstPort + PORT_COUNT + index);
    this.inspectorPort = inspector;
    const { PATH, HOME } = process.env;
    const base = {
      PATH,
      HOME,
      ENV_FILE: this.settingsFile,
      LOG_LEVEL: 'info',
      METRICS_TOKEN: token,
      NODE_OPTIONS: `--inspect-port=127.0.0.1:${inspector}`,
      CONTENT_DIR: content,
      TLS_CERTIFICATE: this.certificates.certificate,
      TLS_KEY: this.certificates.key,
    };
    this.hosts = {
      mail: new Forwarder(mail, ports.smtp),
      content: new Forwarder(contentHost, ports.embedded),
      search: new Forwarder(search, ports.embedded),
    };
    this.#cluster = await createCluster({
      ports,
      dataDir: this.folder,
      readEnv: () => readEnvironment(base),
      overrides: {
        SMTP_URL: `smtp://127.0.0.1:${mail}`,
        CONTENT_ENDPOINT: `http://127.0.0.1:${contentHost}/v2`,
        SEARCH_ENDPOINT: `http://127.0.0.1:${search}`,
      },
      signal,
      // The faults of the night; all lines are in the logs.
      report: () => {},
    });
    const local = (port) => `127.0.0.1:${port}`;
    const monitoring = join(folder, 'prometheus');
    this.prometheus = await createPrometheus({
      folder: monitoring,
      port: prometheus,
      targets: {
        'gruenland-shell': ports.shells.map(local),
        'gruenland-api': ports.apis.map(local),
        'gruenland-edge': [local(ports.edgeMetrics)],
        'gruenland-outside': [`https://localhost:${ports.edge}/status`],
        'gruenland-host': [local(node)],
      },
      blackboxPort: blackbox,
      alertmanagerPort: alerts,
      token,
      signal,
    });
    const exporters = await createExporters({
      folder: monitoring,
      ports: { blackbox, node },
      trusted: this.certificates.trusted,
      signal,
    });
    this.#monitoring = [...exporters, this.prometheus.service];
    this.#alertmanager = await Alertmanager.start({
      folder: join(folder, 'alerts'),
      port: alerts,
      receiverPort: receiver,
      signal,
    });
  }

  async stop() {
    await Promise.all(this.#monitoring.map((service) => service.stop(STOP_TIMEOUT_MS)));
    await this.#alertmanager?.stop();
    if (this.#cluster) await stopCluster(this.#cluster);
    this.disk?.unmount();
    for (const host of Object.values(this.hosts ?? {})) await host.close().catch(() => undefined);
  }

  /** Path of the file that `ENV_FILE` names in the commands. */
  get environmentFile() {
    return this.#cluster.environmentFile;
  }

  /** Reads the state of each alert by name. */
  readAlerts() {
    return this.prometheus.readAlerts();
  }

  get alertmanagerUrl() {
    return this.#alertmanager.url;
  }

  /** Counts the heartbeats that arrived at the service elsewhere. */
  countHeartbeats() {
    return this.#alertmanager.calls.heartbeat.length;
  }

  get backupFolder() {
    return join(this.disk?.folder ?? this.folder, 'backups');
  }

  /** Address of the site for visitors. */
  get siteUrl() {
    return this.#cluster.siteUrl;
  }

  /** Address of an instance, for example of `api-1`. */
  getUrl(name) {
    return this.#cluster.services[name].url;
  }

  /** Process id of a service. */
  getProcessId(name) {
    return this.#cluster.services[name].pid;
  }

  /** Address of the replica, for its owner. */
  get replicaUrl() {
    return `postgres://gruenland@127.0.0.1:${this.#ports.replica}/postgres`;
  }

  /** Reads a setting that the cluster uses now. */
  readSetting(name) {
    return parseEnv(readFileSync(this.environmentFile, 'utf8'))[name];
  }

  /**
   * Runs a statement as the owner of the database, or at another address.
   *
   * @returns {Promise<object[]>} its rows
   */
  async query(text, values = [], connectionString = this.#cluster.environment.DATABASE_URL) {
    const client = await this.connect({ connectionString });
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** Opens a connection to the database as its owner; the caller ends it. */
  async connect(settings = {}) {
    const connectionString = this.#cluster.environment.DATABASE_URL;
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000, ...settings });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  /**
   * Sends JSON to an api, as a browser of the site would.
   *
   * @returns {Promise<Response>}
   */
  post(path, body, instance = 'api-1', options = {}) {
    return this.request(instance, path, {
      ...options,
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: this.#cluster.siteUrl },
      body: JSON.stringify(body),
    });
  }

  /** Creates a confirmed account. @returns {Promise<string>} its id */
  async register(email) {
    const account = { email, password: PASSWORD, displayName: 'Karla Hinrichs', acceptTerms: true };
    const answer = await this.post('/api/auth/register', account);
    if (answer.status !== 202)
      throw new Error(`registration: status ${answer.status} ${await answer.text()}`);
    const [row] = await this.query(
      'UPDATE users SET email_verified = true WHERE email = $1 RETURNING id',
      [email],
    );
    return row.id;
  }

  /** Signs in. @returns {Promise<Response>} */
  signIn(email, instance = 'api-1') {
    return this.post('/api/auth/login', { email, password: PASSWORD }, instance);
  }

  /**
   * Sends a request to an instance, or as a visitor to `edge`.
   *
   * @returns {Promise<Response>}
   */
  request(instance, path, options = {}) {
    const signal = AbortSignal.any([this.signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]);
    if (instance === 'edge')
      return requestAtEdge(this.#cluster.siteUrl + path, { ...options, ca: this.#ca, signal });
    return fetch(this.getUrl(instance) + path, { redirect: 'manual', ...options, signal });
  }

  /** Reads the `/health` of an instance. */
  async readHealth(instance) {
    return (await this.request(instance, '/health')).json();
  }

  /** Returns the mails that arrived at an address. @returns {Promise<object[]>} */
  async listMails(to) {
    const url = `http://127.0.0.1:${this.#ports.embedded}/mail?to=${encodeURIComponent(to)}`;
    return (await (await fetch(url, { signal: this.signal })).json()).mails;
  }

  /** Waits until `read` returns a truthy value. */
  waitUntil(what, read) {
    return waitUntil(what, read, { timeoutMs: WAIT_TIMEOUT_MS, signal: this.signal });
  }
}
