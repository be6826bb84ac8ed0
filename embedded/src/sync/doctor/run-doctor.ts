import { getContentEndpoint } from '@gruenland/shared-contracts/content/content-service.ts';
import type { EmbeddedConfig } from '#server/config.ts';
import type { LocalSpace } from '#sync/local-space.ts';
import type { RemoteClient } from '#sync/remote-client.ts';
import { RemoteSpace } from '#sync/remote-space.ts';
import { listOutdatedComponentNames } from '#sync/sync-components.ts';
import type { SyncEnvironment } from '#sync/sync-config.schema.ts';
import {
  checkPreviewToken,
  checkPublicToken,
  checkStory,
  type DeliveryAccess,
} from './check-delivery.ts';
import { checkWebhook } from './check-webhook.ts';
import {
  createFailedFinding,
  formatFinding,
  createPassedFinding,
  type Finding,
} from './finding.ts';

export interface DoctorOptions {
  readonly config: EmbeddedConfig;
  readonly environment: SyncEnvironment;
  readonly local: LocalSpace;
  readonly client: RemoteClient;
  readonly printLine: (line: string) => void;
}

/** Maximum number of components that a finding names. */
const MAX_NAMED_COMPONENTS = 5;

/**
 * Checks all settings that the site requires of a space (docs/storyblok.md), and prints one line
 * for each check.
 *
 * @returns whether all settings are correct
 * @throws {RemoteError} when the management API refuses the token or does not answer
 */
export async function runDoctor(options: DoctorOptions): Promise<boolean> {
  const { config, environment, local, client, printLine } = options;
  const { spaceId } = client;
  const siteUrl = config.SITE_URL.replace(/\/$/u, '');
  const remote = new RemoteSpace(client);
  const { name, domain } = await remote.fetchSpaceSettings();
  const delivery = getDeliveryAccess(options);
  const webhooks = await remote.fetchWebhooks();
  const webhook = { siteUrl, secret: config.CONTENT_WEBHOOK_SECRET, spaceId };
  const publicToken = await checkPublicToken(delivery, spaceId);
  const findings = [
    createPassedFinding('space', `${name} (${spaceId})`),
    checkSpaceIds(options),
    publicToken,
    await checkPreviewToken(delivery, spaceId),
    checkComponents(await listOutdatedComponentNames({ local, remote })),
    ...(publicToken.ok ? await checkStories(delivery) : []),
    await checkWebhook(webhooks, { ...webhook, what: 'webhook of pages', path: '/_hooks/content' }),
    await checkWebhook(webhooks, {
      ...webhook,
      what: 'webhook of search',
      path: '/api/hooks/content',
    }),
    checkPreviewUrl(domain ?? '', siteUrl),
    checkAssetHost(await remote.fetchAssets(), environment.CONTENT_ASSET_HOST),
  ];
  for (const finding of findings) printLine(formatFinding(finding));
  const failed = findings.filter(({ ok }) => !ok).length;
  printLine(failed === 0 ? 'The space is ready' : `${failed} of ${findings.length} checks failed`);
  return failed === 0;
}

async function checkStories(delivery: DeliveryAccess): Promise<readonly Finding[]> {
  return [
    await checkStory(delivery, '_settings/', 'settings'),
    await checkStory(delivery, 'home', 'home'),
  ];
}

function getDeliveryAccess({ config, environment }: DoctorOptions): DeliveryAccess {
  const embedded = `http://127.0.0.1:${config.EMBEDDED_PORT}/v2`;
  const { CONTENT_REGION: region, CONTENT_ENDPOINT: endpoint = embedded } = environment;
  return {
    endpoint: getContentEndpoint(region, endpoint),
    publicToken: config.CONTENT_PUBLIC_TOKEN,
    previewToken: config.CONTENT_PREVIEW_TOKEN,
  };
}

/**
 * Checks that the site and `push` use the same space. They read the space id from different
 * variables.
 */
function checkSpaceIds({ config, environment, client }: DoctorOptions): Finding {
  const what = 'site and push';
  const { CONTENT_REGION: region, CONTENT_SYNC_REGION: syncRegion } = environment;
  if (config.CONTENT_SPACE_ID !== String(client.spaceId)) {
    const result = `the site reads space ${config.CONTENT_SPACE_ID}, push writes ${client.spaceId}`;
    return createFailedFinding(
      what,
      result,
      'Set CONTENT_SPACE_ID and CONTENT_SYNC_SPACE_ID to the same number',
    );
  }
  if (region !== undefined && region !== syncRegion)
    return createFailedFinding(
      what,
      `regions ${region} and ${syncRegion} differ`,
      'Set CONTENT_SYNC_REGION',
    );
  return createPassedFinding(what, 'use the same space');
}

function checkComponents(outdatedComponents: readonly string[]): Finding {
  const what = 'components';
  if (outdatedComponents.length === 0)
    return createPassedFinding(what, 'are those of this project');
  const more = outdatedComponents.length > MAX_NAMED_COMPONENTS ? ' …' : '';
  const named = outdatedComponents.slice(0, MAX_NAMED_COMPONENTS).join(', ') + more;
  const remedy = 'Run: npm run content -- push --only components (with --force in a new space)';
  return createFailedFinding(
    what,
    `${outdatedComponents.length} are missing or differ: ${named}`,
    remedy,
  );
}

function checkPreviewUrl(domain: string, siteUrl: string): Finding {
  const what = 'preview address';
  if (domain.replace(/\/$/u, '') === siteUrl) return createPassedFinding(what, domain);
  const remedy = `Settings → Visual Editor → Location: ${siteUrl}/`;
  return createFailedFinding(what, domain === '' ? 'is not set' : `is ${domain}`, remedy);
}

function checkAssetHost(assets: readonly { readonly filename: string }[], host: string): Finding {
  const what = 'asset host';
  const otherHost = assets.map(({ filename }) => getHost(filename)).find((found) => found !== host);
  if (otherHost === undefined) return createPassedFinding(what, host);
  return createFailedFinding(
    what,
    `files are at ${otherHost}, not at ${host}`,
    `Set CONTENT_ASSET_HOST=${otherHost}`,
  );
}

/**
 * Returns the host that serves a file. The URL in the management API is
 * `https://s3.amazonaws.com/<host>/…`.
 */
function getHost(filename: string): string {
  const url = filename.replace(/^https:\/\/s3\.amazonaws\.com\//u, 'https://');
  return new URL(url, 'https://localhost').host;
}
