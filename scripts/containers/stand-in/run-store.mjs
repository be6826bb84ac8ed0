/**
 * `weed server -dir=<folder> -s3.port=<port> -s3.config=<file>`: an S3 server that stands in for
 * SeaweedFS where no image registry can be reached. It is the server of the tests (s3rver) behind a
 * proxy that checks what a key may do and enforces conditional writes. It does not check signatures.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { createServer, request as send } from 'node:http';
import { createRequire } from 'node:module';
import { createSerialQueue } from './create-serial-queue.mjs';
import { isAllowed } from './is-allowed.mjs';

const options = Object.fromEntries(
  process.argv.slice(2).map((word) => word.replace(/^-+/, '').split(/=(.*)/s).slice(0, 2)),
);
const { identities } = JSON.parse(readFileSync(options['s3.config'], 'utf8'));
const INNER = { host: '127.0.0.1', port: 9001 };

mkdirSync(options.dir, { recursive: true });
const S3rver = createRequire(import.meta.url)('s3rver');
// The error is ignored: s3rver throws when a file is removed during a read, and only that request
// fails.
process.on('uncaughtException', (error) => console.warn('request failed:', error.message));
await new S3rver({
  address: INNER.host,
  port: INNER.port,
  silent: true,
  directory: options.dir,
  vhostBuckets: false,
}).run();

const runInTurn = createSerialQueue();
createServer((incoming, outgoing) => {
  if (incoming.url === '/healthz') return outgoing.end('ok');
  if (!isAllowed(incoming, identities)) return answerError(outgoing, 403, 'AccessDenied');
  const { 'if-match': expected, 'if-none-match': forbidden } = incoming.headers;
  if (incoming.method !== 'PUT' || (expected ?? forbidden) === undefined)
    return void forward(incoming, outgoing);
  return void runInTurn(async () => {
    const current = await fetch(`http://${INNER.host}:${INNER.port}${incoming.url.split('?')[0]}`, {
      method: 'HEAD',
    });
    const isMet = forbidden === undefined ? current.headers.get('etag') === expected : !current.ok;
    if (isMet) await forward(incoming, outgoing);
    else answerError(outgoing, 412, 'PreconditionFailed');
  });
}).listen(Number(options['s3.port']), '0.0.0.0', () => console.log('stand-in store started'));

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());

/** Sends a request on without its signature and conditions. Resolves when the answer is complete. */
function forward(incoming, outgoing) {
  const {
    authorization: _key,
    'if-match': _match,
    'if-none-match': _none,
    ...headers
  } = incoming.headers;
  const { method, url: path } = incoming;
  return new Promise((resolve) => {
    outgoing.once('close', resolve);
    const inner = send({ ...INNER, path, method, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode, answer.headers);
      answer.pipe(outgoing);
    });
    inner.on('error', () => outgoing.destroy());
    incoming.pipe(inner);
  });
}

function answerError(outgoing, status, code) {
  outgoing.writeHead(status, { 'content-type': 'application/xml', connection: 'close' });
  outgoing.end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
