/**
 * The database thread: PGlite (PostgreSQL as WebAssembly) on a folder, accessed through the
 * PostgreSQL wire protocol.
 */
import { parentPort, workerData } from 'node:worker_threads';

import { PGlite } from '@electric-sql/pglite';

import { plannerSettings } from '../planner-settings.ts';
import type { WorkerReply, WorkerRequest, WorkerSettings } from './worker-messages.ts';

const port = parentPort;
if (!port) throw new Error('pglite.worker.ts runs as a worker thread only');

function reply(message: WorkerReply): void {
  port?.postMessage(message);
}

const { folder } = workerData as WorkerSettings;
const database = await PGlite.create({
  dataDir: folder,
  // By default, PGlite reserves 160 MB, which stay resident; a local database has a few megabytes.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', ...plannerSettings],
});

async function executeProtocolMessages(bytes: Uint8Array): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  await database.execProtocolRawStream(bytes, {
    onRawData: (chunk) => chunks.push(chunk.slice()),
  });
  const result = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    result.set(chunk, offset);
    offset += chunk.length;
  }
  return result;
}

async function resetConnection(): Promise<void> {
  await database.exec('ROLLBACK');
  await database.exec('DISCARD ALL');
}

async function handleRequest(request: WorkerRequest): Promise<void> {
  switch (request.kind) {
    case 'protocol':
      reply({
        kind: 'answer',
        id: request.id,
        bytes: await executeProtocolMessages(request.bytes),
      });
      return;
    case 'reset':
      await resetConnection();
      reply({ kind: 'answer', id: request.id, bytes: new Uint8Array() });
      return;
    case 'close':
      await database.close();
      reply({ kind: 'closed' });
      port?.close();
  }
}

/**
 * Handles requests one at a time. An error ends the thread; the main thread then starts a new one.
 */
let requestChain: Promise<void> = Promise.resolve();
port.on('message', (request: WorkerRequest) => {
  requestChain = requestChain.then(() => handleRequest(request));
});

reply({ kind: 'ready' });
