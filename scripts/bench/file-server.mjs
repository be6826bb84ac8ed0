import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureServerProgram } from '../install/system-packages.mjs';
import { Service } from '../start/service.mjs';

/**
 * Creates a service with an nginx that serves a single static file. The benchmark compares the edge
 * with this nginx.
 *
 * @param {{ folder: string, port: number, text: string, signal: AbortSignal }} options
 * @returns {Promise<Service>} service that is not started yet
 */
export async function createFileServer({ folder, port, text, signal }) {
  const pages = join(folder, 'pages');
  mkdirSync(pages, { recursive: true });
  writeFileSync(join(pages, 'page.html'), text);
  writeFileSync(join(pages, 'health'), JSON.stringify({ status: 'ok' }));
  const configFile = join(folder, 'nginx.conf');
  writeFileSync(configFile, configuration(folder, port));
  const command = await ensureServerProgram('nginx', [], signal);
  const args = ['-p', folder, '-c', configFile, '-g', 'daemon off;'];
  return new Service({
    name: 'file',
    program: { command, args, stopSignal: 'SIGQUIT' },
    url: `http://127.0.0.1:${port}`,
    env: process.env,
    logFile: join(folder, 'file.log'),
    deadlineMs: 10_000,
    report: (line) => process.stderr.write(`file: ${line}\n`),
  });
}

const configuration = (folder, port) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
pid ${folder}/nginx.pid;
error_log ${folder}/errors.log warn;
events { worker_connections 4096; }
http {
  types { text/html html; }
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000;
  access_log ${folder}/requests.log;
  server { listen 127.0.0.1:${port}; root ${folder}/pages; location = /health { default_type application/json; } }
}
`;
