import { spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../project/paths.mjs';
import { sendRequest } from './testing/send-request.mjs';
import {
  describeEdge,
  sendBucketResponse,
  sendPage,
  startEdge,
} from './testing/edge-under-test.mjs';

const closeAndGetPort = (server) =>
  new Promise((done) => {
    const { port } = server.address();
    server.close(() => done(port));
  });
const findFreeTcpPort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => done(closeAndGetPort(server)));
  });
const findFreeUdpPort = () =>
  new Promise((done) => {
    const socket = createSocket('udp4').bind(0, '127.0.0.1', () => {
      const { port } = socket.address();
      socket.close(() => done(port));
    });
  });

describeEdge('the metrics of the edge', () => {
  let edge;
  let child;
  let url;
  beforeEach(async () => {
    const [reported, port] = await Promise.all([findFreeUdpPort(), findFreeTcpPort()]);
    url = `http://127.0.0.1:${port}/metrics`;
    edge = await startEdge(
      {
        shell: (request, response) => {
          if (request.url === '/_edge/bucket') return sendBucketResponse(response);
          if (request.url === '/weg') return request.socket.destroy();
          return sendPage(response, 'Seite');
        },
      },
      { metricsPort: reported },
    );
    const words = [
      String(reported),
      String(port),
      '127.0.0.1',
      `${edge.innerUrl}/_edge/connections`,
    ];
    child = spawn(process.execPath, [join(ROOT, 'deploy/edge-metrics/main.mjs'), ...words], {
      stdio: 'inherit',
    });
    await waitUntilMetricsMatch(/gruenland_edge_connections\{/);
  });
  afterEach(async () => {
    const ended = new Promise((done) => child.once('close', done));
    child.kill('SIGTERM');
    await Promise.all([ended, edge.stop()]);
  });

  /** Requests the metrics until their text matches the pattern, then returns the text. */
  async function waitUntilMetricsMatch(pattern) {
    for (let tries = 0; tries < 200; tries += 1) {
      const answer = await fetch(url).catch(() => null);
      const text = answer ? await answer.text() : '';
      if (pattern.test(text)) return text;
      await pause(25);
    }
    throw new Error(`${pattern} was never reported`);
  }

  test('count responses by status and cache, upstream failures and open connections, without personal data', async () => {
    await sendRequest(`${edge.url}/a?code=geheim`);
    await sendRequest(`${edge.url}/a?code=geheim`);
    await sendRequest(`${edge.url}/weg`);
    const text = await waitUntilMetricsMatch(/gruenland_edge_seconds_count 3/);
    expect(text).toContain('gruenland_edge_responses_total{status="2xx",cache="MISS"} 1');
    expect(text).toContain('gruenland_edge_responses_total{status="2xx",cache="HIT"} 1');
    expect(text).toMatch(/gruenland_edge_responses_total\{status="5xx",cache="\w+"\} 1/);
    expect(text).toContain('gruenland_edge_upstream_failures_total 1');
    expect(text).toContain('gruenland_edge_seconds_bucket{le="15"} 3');
    expect(text).toMatch(/gruenland_edge_connections\{state="writing"\} [1-9]/);
    expect(text).not.toContain('geheim');
    // The edge's connection status is not available to visitors.
    expect((await sendRequest(`${edge.url}/_edge/connections`)).status).toBe(404);
  });
});
