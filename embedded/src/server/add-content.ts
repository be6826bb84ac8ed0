import type { FastifyInstance } from 'fastify';
import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import { contentService } from '#content/content-service.ts';
import type { ContentSettings } from '#content/content-space.ts';
import type { StoredFiles } from '#files/stored-files.ts';
import type { PictureCatalogue } from '#images/picture-catalogue.ts';
import { ContentWebhook } from '#content/webhook/content-webhook.ts';
import { managementService } from '#management/management-service.ts';
import { isBlockingProblem } from '#stories/problem.ts';
import { getContentVersion } from '#stories/space.ts';
import { StoryStore, type ReportedProblem } from '#stories/story-store.ts';
import { watchFolder } from '#stories/watch-folder.ts';
import type { EmbeddedConfig } from './config.ts';
import { getEditorialNow } from './editorial-now.ts';

export interface ContentStatus {
  readonly stories: number;
  readonly version: number;
  readonly problems: readonly ReportedProblem[];
}

/**
 * `idleMs`: time after the last change of a file at which changed files are read. `rescanMs`: time
 * between two reads that happen regardless of changes.
 */
const WATCH_DELAYS = { idleMs: 40, rescanMs: 2000 };

function getContentSettings(config: EmbeddedConfig): ContentSettings {
  return {
    spaceId: config.CONTENT_SPACE_ID,
    spaceName: 'Grünland',
    previewUrl: `${config.SITE_URL.replace(/\/$/u, '')}/`,
    tokens: { public: config.CONTENT_PUBLIC_TOKEN, hasPreviewToken: config.CONTENT_PREVIEW_TOKEN },
    languages: config.CONTENT_LANGUAGES,
    redirectsToCacheVersion: config.CONTENT_CV_REDIRECT,
    maxResolvedStories: config.CONTENT_RESOLVE_LIMIT,
    rateLimit: config.CONTENT_SERVICE_LIMIT,
    maxOldVersions: config.CONTENT_OLD_VERSIONS,
    now: getEditorialNow,
  };
}

/** Creates a function that logs problems. A call skips problems that the previous call also got. */
function createProblemLogger(log: Logger): (problems: readonly ReportedProblem[]) => void {
  let knownTexts = new Set<string>();
  return (problems) => {
    const problemLines = problems.map(({ file, line, message, severity, ...deliveryEffect }) => ({
      fields: { file, line, ...deliveryEffect },
      severity,
      text: `${file}:${line} ${message}`,
    }));
    for (const { fields, severity, text } of problemLines) {
      if (knownTexts.has(text)) continue;
      if (isBlockingProblem({ severity })) log.error(fields, `story: ${text}`);
      else log.warn(fields, `story: ${text}`);
    }
    knownTexts = new Set(problemLines.map(({ text }) => text));
  };
}

/** Creates a webhook for each configured URL. */
function createWebhooks(app: FastifyInstance, config: EmbeddedConfig): ContentWebhook[] {
  const { CONTENT_WEBHOOK_URL: urls, CONTENT_WEBHOOK_SECRET: secret } = config;
  return urls.map((url) => {
    const webhook = new ContentWebhook({ url, secret, spaceId: config.CONTENT_SPACE_ID }, app.log);
    app.addHook('onClose', async () => webhook.close());
    return webhook;
  });
}

/**
 * Adds the content service, which reads story files again when they change.
 *
 * @returns function that returns the status of the content
 */
export async function addContentService(
  app: FastifyInstance,
  config: EmbeddedConfig,
  pictures: PictureCatalogue,
  files: StoredFiles,
): Promise<() => ContentStatus> {
  const { log } = app;
  const spaceId = config.CONTENT_SPACE_ID;
  await files.refresh();
  const store = await StoryStore.open(config.CONTENT_DIR, { spaceId, pictures, files });
  const logProblems = createProblemLogger(log);
  logProblems(store.problems);
  const webhooks = createWebhooks(app, config);
  let announcedSpace = store.space;
  const refresh = async (): Promise<void> => {
    await files.refresh();
    if (!(await store.refresh())) return;
    log.info({ stories: store.space.stories.length }, 'stories changed');
    logProblems(store.problems);
    const { space } = store;
    const previousSpace = announcedSpace;
    announcedSpace = space;
    if (space === previousSpace) return;
    for (const webhook of webhooks) void webhook.notify(previousSpace, space);
  };
  const onError = (error: unknown) =>
    log.warn({ err: error }, 'watching the content folder failed');
  const onChange = () => void refresh().catch(onError);
  const stopWatching = watchFolder({
    ...WATCH_DELAYS,
    folder: config.CONTENT_DIR,
    onChange,
    onError,
  });
  app.addHook('onClose', async () => stopWatching());
  app.get('/v2/_problems', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { problems: store.problems };
  });
  const settings = getContentSettings(config);
  await app.register(contentService, {
    prefix: '/v2/cdn',
    getSpace: () => store.space,
    settings,
  });
  await app.register(managementService, {
    prefix: '/v1',
    folder: config.CONTENT_DIR,
    settings,
    token: config.CONTENT_MANAGEMENT_TOKEN,
    webhooks: { urls: config.CONTENT_WEBHOOK_URL, secret: config.CONTENT_WEBHOOK_SECRET },
    files,
    getSpace: () => store.space,
    refresh,
  });
  return () => ({
    stories: store.space.stories.length,
    version: getContentVersion(store.space, getEditorialNow()),
    problems: store.problems,
  });
}
