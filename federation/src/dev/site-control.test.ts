import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restartService, ServiceFailedError } from './site-control.ts';

let folder = '';
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'site-'))));
afterAll(async () => rm(folder, { recursive: true }));

test('restarts services of the running site and reports those that fail', async () => {
  const server = createServer(({ url }, response) => {
    response.writeHead(url === '/restart/shell' ? 200 : 500).end('SyntaxError');
  });
  await new Promise<void>((done) => server.listen(join(folder, 'control.sock'), done));
  try {
    await expect(restartService(folder, 'shell')).resolves.toBeUndefined();
    await expect(restartService(folder, 'api')).rejects.toThrow(
      new ServiceFailedError('SyntaxError'),
    );
  } finally {
    server.close();
  }
});

test('says which site it looked for', async () => {
  const gone = join(folder, 'gone');
  await expect(restartService(gone, 'api')).rejects.toThrow(
    `with the data folder ${gone}: npm start`,
  );
});
