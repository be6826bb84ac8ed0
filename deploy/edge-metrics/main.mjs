/**
 * Exports metrics of the edge to Prometheus. nginx sends a message about each response over UDP on the
 * shared loopback interface, without address, path or personal data. This process counts them and
 * requests nginx's connection status.
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

const counts = new ResponseCounts();
const socket = createSocket('udp4');
socket.on('message', (message) => counts.add(message.toString()));
socket.bind(Number(udpPort), '127.0.0.1');

function format({ name, type, help, values }) {
  const lines = values.map(([labels, value]) => `${name}${labels} ${value}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines].join('\n');
}

const server = createServer(async (request, response) => {
  if (request.url !== '/metrics') return response.writeHead(404).end();
  const all = [...counts.getMetrics(), await getConnectionMetric(connectionsUrl)];
  response.setHeader('content-type', 'text/plain; version=0.0.4');
  return response.end(`${all.map(format).join('\n')}\n`);
});
server.listen(Number(port), host);

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, () => {
    socket.close();
    server.close();
    server.closeAllConnections();
  });
}
