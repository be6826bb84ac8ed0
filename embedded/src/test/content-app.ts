import Fastify, { type FastifyInstance } from 'fastify';
import { contentService } from '#content/content-service.ts';
import type { ContentSettings } from '#content/content-space.ts';
import { openStore, type TestStore } from './open-store.ts';

export interface ContentApp extends TestStore {
  readonly app: FastifyInstance;
  /**
   * Sends a GET request below `/v2/cdn`, with the public token and a cache version unless `query`
   * changes them.
   */
  get(path: string, query?: string): Promise<TestResponse>;
  /** Sends a GET request for drafts below `/v2/cdn`, with the preview token. */
  draft(path: string, query?: string): Promise<TestResponse>;
  close(): Promise<void>;
}

export interface TestResponse {
  readonly status: number;
  // Has the type `any`, because the tests compare single fields of the body.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
  readonly headers: Readonly<Record<string, unknown>>;
}

export const testSettings: ContentSettings = {
  spaceId: '100001',
  spaceName: 'Test',
  previewUrl: 'http://localhost:3000/',
  tokens: { public: 'public', hasPreviewToken: 'preview' },
  languages: ['en', 'fr'],
  redirectsToCacheVersion: true,
  maxResolvedStories: 50,
  rateLimit: 'off',
  maxOldVersions: 0,
  now: Date.now,
};

/** Starts the content service with a folder that contains the given files. */
export async function startContentApp(
  files: Readonly<Record<string, string>>,
  changes: Partial<ContentSettings> = {},
): Promise<ContentApp> {
  const { folder, store, files: storedFiles } = await openStore(files);
  const app = Fastify();
  const settings = { ...testSettings, ...changes };
  await app.register(contentService, {
    prefix: '/v2/cdn',
    getSpace: () => store.space,
    settings,
  });
  const sendGet = async (path: string, query: string): Promise<TestResponse> => {
    const response = await app.inject({ url: `/v2/cdn/${path}?${query}` });
    const { statusCode: status, headers } = response;
    return { status, headers, body: response.body === '' ? undefined : response.json() };
  };
  return {
    folder,
    store,
    files: storedFiles,
    app,
    get: (path, query = '') => sendGet(path, `token=public&cv=1&${query}`),
    draft: (path, query = '') => sendGet(path, `token=preview&version=draft&${query}`),
    close: async () => {
      await app.close();
      await folder.remove();
    },
  };
}
