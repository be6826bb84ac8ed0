import { resolve } from 'node:path';
import { fastify } from 'fastify';
import { serveSourceLinks } from './source-links.ts';

const root = resolve(import.meta.dirname, '../../..');

async function request(source: string) {
  const app = fastify();
  serveSourceLinks(app, root);
  return app.inject(`/_internal/source/${source}`);
}

it('opens the editor at the line of a file of the repository', async () => {
  const source = 'federation/src/server/source-links.test.ts:7';
  const { statusCode, headers } = await request(source);
  expect([statusCode, headers.location]).toEqual([302, `vscode://file${root}/${source}`]);
});

it('answers with the path where the repository is not on this machine', async () => {
  const { statusCode, body } = await request('mf-wetter/src/stories.tsx:12');
  expect([statusCode, body]).toEqual([200, 'mf-wetter/src/stories.tsx:12\n']);
});

it.each(['federation/../.env.ts:1', 'federation/%2e%2e/secret.ts:1', 'package.json:1', 'a/b.ts'])(
  'refuses %s',
  async (source) => {
    expect((await request(source)).statusCode).toBe(404);
  },
);
