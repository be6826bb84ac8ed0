import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

/** `node s3-process.ts <folder> <bucket>`: an S3-speaking server; prints its port. */

interface S3rver {
  run(): Promise<AddressInfo>;
}

const [directory = '', bucket = ''] = process.argv.slice(2);
// It falls over a file that is removed while somebody reads it; that request then fails, no other.
process.on('uncaughtException', () => undefined);
// Nobody may leave it behind.
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
