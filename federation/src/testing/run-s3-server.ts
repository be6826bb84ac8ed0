import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

/** `node run-s3-server.ts <folder> <bucket>`: runs an S3-compatible server and prints its port. */

interface S3rver {
  run(): Promise<AddressInfo>;
}

const [directory = '', bucket = ''] = process.argv.slice(2);
// The error is ignored: s3rver throws when a file is removed during a read, and only that request
// fails.
process.on('uncaughtException', () => undefined);
// Exits when the parent process is gone.
setInterval(() => process.ppid === 1 && process.exit(), 500);

mkdirSync(directory, { recursive: true });
const Server = createRequire(import.meta.url)('s3rver') as new (options: object) => S3rver;
const server = new Server({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory,
  configureBuckets: [{ name: bucket }],
});
const { port } = await server.run();
process.stdout.write(`${port}\n`);
