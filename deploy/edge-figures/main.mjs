/**
 * What the edge did, for Prometheus: nginx tells each answer over UDP of the loopback that it shares with
 * us, without address, path or person; we count, and ask nginx for its connections.
 *
 * node main.mjs [port of UDP] [port] [host] [address of stub_status]
 */
import { createSocket } from 'node:dgram';
import { createServer } from 'node:http';
import { connectionFigure } from './connections.mjs';
import { Counts } from './counts.mjs';

const [
  told = '5140',
  port = '9113',
  host = '0.0.0.0',
  connectionsUrl = 'http://127.0.0.1:8081/_edge/connections',
] = process.argv.slice(2);

const counts = new Counts();
const socket = createSocket('udp4');
socket.on('message', (message) => counts.add(message.toString()));
socket.bind(Number(told), '127.0.0.1');

function written({ name, type, help, values }) {
  const lines = values.map(([labels, value]) => `${name}${labels} ${value}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines].join('\n');
}

const server = createServer(async (request, response) => {
  if (request.url !== '/metrics') return response.writeHead(404).end();
  const all = [...counts.figures(), await connectionFigure(connectionsUrl)];
  response.setHeader('content-type', 'text/plain; version=0.0.4');
  return response.end(`${all.map(written).join('\n')}\n`);
});
server.listen(Number(port), host);

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, () => {
    socket.close();
    server.close();
    server.closeAllConnections();
  });
}
