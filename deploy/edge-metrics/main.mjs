/**
 * Exports metrics of the edge to Prometheus. nginx sends a UDP message over the shared loopback
 * interface for each response, without IP address, path or personal data. This process counts the
 * messages and reads the connection counts from nginx's `stub_status`.
 *
 * node main.mjs [UDP port] [port] [host] [URL of stub_status]
 */
import { createSocket } from 'node:dgram';
import { createServer } from 'node:http';
import { getConnectionMetric } from './connections.mjs';
import { ResponseCounts } from './counts.mjs';

const [
  udpPort = '5140',
  port = '9113',
  host = '0.0.0.0',
  connectionsUrl = 'http://127.0.0.1:8081/_edge/connections',
] = process.argv.slice(2);

const responseCounts = new ResponseCounts();
const syslogSocket = createSocket('udp4');
syslogSocket.on('message', (message) => responseCounts.add(message.toString()));
syslogSocket.bind(Number(udpPort), '127.0.0.1');

function formatMetric({ name, type, help, values }) {
  const lines = values.map(([labels, value]) => `${name}${labels} ${value}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines].join('\n');
}

const server = createServer(async (request, response) => {
  if (request.url !== '/metrics') return response.writeHead(404).end();
  const metrics = [...responseCounts.getMetrics(), await getConnectionMetric(connectionsUrl)];
  response.setHeader('content-type', 'text/plain; version=0.0.4');
  return response.end(`${metrics.map(formatMetric).join('\n')}\n`);
});
server.listen(Number(port), host);

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, () => {
    syslogSocket.close();
    server.close();
    server.closeAllConnections();
  });
}
