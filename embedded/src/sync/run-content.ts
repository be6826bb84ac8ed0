import { join } from 'node:path';
import type { EmbeddedConfig } from '#server/config.ts';
import { isBlockingProblem } from '#stories/problem.ts';
import { parseStoryPath } from '#stories/story-path.ts';
import { checkContent } from './check-content.ts';
import { parseContentArguments, UsageError, type ContentArguments } from './content-arguments.ts';
import { runDoctor } from './doctor/run-doctor.ts';
import { LocalSpace } from './local-space.ts';
import { fetchStories, pullStories } from './pull-stories.ts';
import { pushStories } from './push-stories.ts';
import { RemoteClient, RemoteError } from './remote-client.ts';
import { RemoteSpace } from './remote-space.ts';
import { pullAssets, pushAssets } from './sync-assets.ts';
import { pullComponents, pushComponents } from './sync-components.ts';
import type { SyncEnvironment } from './sync-config.schema.ts';
import { pullDatasources, pushDatasources } from './sync-datasources.ts';
import { SyncReport } from './sync-report.ts';
import type { SyncRun } from './sync-run.ts';
import { SyncState } from './sync-state.ts';

export interface ContentCommand {
  readonly arguments: readonly string[];
  readonly config: EmbeddedConfig;
  readonly environment: SyncEnvironment;
  readonly printLine: (line: string) => void;
  readonly signal: AbortSignal;
}

/** Exit codes of `npm run content` by outcome. */
export const EXIT_CODES = { done: 0, failed: 1, usageError: 2, conflicts: 3, noAccess: 4 } as const;

/**
 * Creates a client for the space that the environment names. With `allowEmbedded`, which `doctor`
 * sets, uses the embedded service on this machine if the environment names no space.
 */
function createRemoteClient(
  { environment, config }: ContentCommand,
  allowEmbedded = false,
): RemoteClient {
  const { CONTENT_SYNC_TOKEN: token, CONTENT_SYNC_SPACE_ID: spaceId } = environment;
  if (allowEmbedded && environment.CONTENT_REGION === undefined && token === undefined) {
    const { EMBEDDED_PORT: port, CONTENT_MANAGEMENT_TOKEN: embeddedToken } = config;
    return new RemoteClient({
      token: embeddedToken,
      spaceId: Number(config.CONTENT_SPACE_ID),
      region: 'eu',
      url: `http://127.0.0.1:${port}`,
    });
  }
  if (token === undefined || spaceId === undefined) {
    throw new UsageError('Set CONTENT_SYNC_TOKEN and CONTENT_SYNC_SPACE_ID to select the space');
  }
  const { CONTENT_SYNC_REGION: region, CONTENT_SYNC_URL: url } = environment;
  return new RemoteClient({ token, spaceId, region, url: url?.replace(/\/$/u, '') });
}

async function pushContent(run: SyncRun, { onlyKinds: only }: ContentArguments): Promise<void> {
  if (only.includes('components')) await pushComponents(run);
  if (only.includes('datasources')) await pushDatasources(run);
  if (only.includes('stories')) await pushStories(run, await pushAssets(run));
}

async function pullContent(
  run: SyncRun,
  { onlyKinds: only }: ContentArguments,
  url: string | undefined,
): Promise<void> {
  if (only.includes('components')) await pullComponents(run);
  if (only.includes('datasources')) await pullDatasources(run);
  if (!only.includes('stories')) return;
  const stories = await fetchStories(run);
  // Returns the download URL of a file. A service with a configured `url` serves its files itself;
  // the hosted service serves them from another host.
  const getDownloadUrl = (fileUrl: string) =>
    url === undefined ? fileUrl : fileUrl.replace(/^(?:https?:)?\/\/[^/]+/u, url);
  await pullStories(run, stories, await pullAssets(run, stories, getDownloadUrl));
}

async function syncContent(
  command: ContentCommand,
  contentArguments: ContentArguments,
  local: LocalSpace,
): Promise<number> {
  const { printLine: say, signal, config } = command;
  const client = createRemoteClient(command);
  const remote = new RemoteSpace(client);
  say(
    `${contentArguments.command === 'push' ? 'to' : 'from'} ${await remote.fetchSpaceName()} (${client.spaceId})`,
  );
  const file = join(config.DATA_DIR, 'content-sync', `${client.spaceId}.json`);
  const state = await SyncState.open(file, contentArguments.isDryRun);
  const report = new SyncReport(say);
  const { isDryRun, force, prefix } = contentArguments;
  const run = { local, remote, state, report, isDryRun, force, prefix, signal };
  const url = command.environment.CONTENT_SYNC_URL?.replace(/\/$/u, '');
  try {
    await (contentArguments.command === 'push'
      ? pushContent(run, contentArguments)
      : pullContent(run, contentArguments, url));
  } finally {
    await state.save();
  }
  report.printTotals();
  if (isDryRun) say('Nothing was changed (--dry-run)');
  if (report.conflictCount > 0) {
    say(`${report.conflictCount} conflicts are unresolved. Use --force to overwrite the target.`);
  }
  if (report.failureCount > 0) return EXIT_CODES.failed;
  return report.conflictCount > 0 ? EXIT_CODES.conflicts : EXIT_CODES.done;
}

/**
 * Returns the problems in files that a push sends. A push sends only the stories below the prefix.
 */
function findProblemsBelowPrefix(prefix: string, { problems }: LocalSpace): LocalSpace['problems'] {
  return problems.filter(({ file }) => {
    const path = parseStoryPath(file);
    const isStory = path.kind !== 'component' && path.kind !== 'datasource';
    return !isStory || file.startsWith(prefix);
  });
}

/** Runs `npm run content`. @returns its exit code */
export async function runContent(command: ContentCommand): Promise<number> {
  const { config, printLine: say } = command;
  try {
    const contentArguments = parseContentArguments(command.arguments);
    const local = await LocalSpace.open({
      folder: config.CONTENT_DIR,
      spaceId: config.CONTENT_SPACE_ID,
    });
    if (contentArguments.command === 'check')
      return checkContent(local, say) > 0 ? EXIT_CODES.failed : EXIT_CODES.done;
    if (contentArguments.command === 'doctor') {
      const client = createRemoteClient(command, true);
      return (await runDoctor({ ...command, local, client })) ? EXIT_CODES.done : EXIT_CODES.failed;
    }
    const problems = findProblemsBelowPrefix(contentArguments.prefix, local);
    if (contentArguments.command === 'push' && problems.some(isBlockingProblem)) {
      checkContent({ space: local.space, problems }, say);
      say('Nothing was sent. Correct the problems above.');
      return EXIT_CODES.failed;
    }
    return await syncContent(command, contentArguments, local);
  } catch (error) {
    if (error instanceof UsageError) {
      say(error.message);
      return EXIT_CODES.usageError;
    }
    if (!(error instanceof RemoteError)) throw error;
    say(error.message);
    const refused = error.status === 0 || error.status === 401 || error.status === 403;
    return refused || error.message.startsWith('space:') ? EXIT_CODES.noAccess : EXIT_CODES.failed;
  }
}
