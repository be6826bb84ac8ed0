import { signMessage } from '#content/webhook/content-webhook.ts';
import type { RemoteWebhook } from '#sync/remote-response.schema.ts';
import { createFailedFinding, createPassedFinding, type Finding } from './finding.ts';

/**
 * Events that the webhook must send. Without one of them, the site would show some changes of
 * stories late.
 */
const NEEDED_ACTIONS = ['story.published', 'story.unpublished', 'story.deleted', 'story.moved'];

/** Timeout of the test message in milliseconds. */
const TIMEOUT_MS = 5000;

export interface WebhookCheckOptions {
  readonly what: string;
  /** Path of the URL that the webhook must call. */
  readonly path: string;
  readonly siteUrl: string;
  readonly secret: string;
  readonly spaceId: number;
}

/**
 * Checks that a webhook exists, that it sends all needed events, and that its receiver accepts a
 * message that is signed with the secret from the environment. The message only makes the receiver
 * read stories again.
 */
export async function checkWebhook(
  webhooks: readonly RemoteWebhook[],
  check: WebhookCheckOptions,
): Promise<Finding> {
  const { what, path, siteUrl, secret } = check;
  const settingsPath = 'Settings → Webhooks';
  const candidates = webhooks.filter(({ endpoint }) => getPath(endpoint) === path);
  const webhook = candidates.find(({ endpoint }) => !isOnOtherSite(endpoint, siteUrl));
  if (!webhook) {
    const result = candidates[0] ? `goes to ${new URL(candidates[0].endpoint).host}` : 'is missing';
    return createFailedFinding(what, result, `${settingsPath}: add ${siteUrl}${path}`);
  }
  if (!webhook.activated)
    return createFailedFinding(what, 'is switched off', `${settingsPath}: activate it`);
  const missing = NEEDED_ACTIONS.filter((action) => !webhook.actions.includes(action));
  if (missing.length > 0)
    return createFailedFinding(
      what,
      `does not send ${missing.join(', ')}`,
      `${settingsPath}: tick these events`,
    );
  // The hosted service may hide the secret. Then only the test message below verifies it.
  if (typeof webhook.secret === 'string' && webhook.secret !== secret)
    return createFailedFinding(
      what,
      'has another secret',
      `${settingsPath}: enter CONTENT_WEBHOOK_SECRET`,
    );
  const status = await sendTestMessage(webhook.endpoint, check);
  if (status >= 200 && status < 300)
    return createPassedFinding(what, `${webhook.endpoint} accepts messages`);
  if (status === 401)
    return createFailedFinding(
      what,
      `${webhook.endpoint} refuses the signature`,
      'Start the site with this CONTENT_WEBHOOK_SECRET',
    );
  const result = status === 0 ? 'does not answer' : `answers ${status}`;
  return createFailedFinding(
    what,
    `${webhook.endpoint} ${result}`,
    'Start the site, or correct the address of the webhook',
  );
}

/**
 * Whether a webhook notifies another site, for example the one for tests. Services of this machine
 * (`http`) have ports of their own, so that their hosts are not compared.
 */
function isOnOtherSite(endpoint: string, siteUrl: string): boolean {
  const { protocol, host } = new URL(endpoint);
  return protocol === 'https:' && host !== new URL(siteUrl).host;
}

function getPath(endpoint: string): string | undefined {
  return URL.canParse(endpoint) ? new URL(endpoint).pathname : undefined;
}

/** @returns the status of the response; 0 when there was none */
async function sendTestMessage(
  url: string,
  { secret, spaceId }: WebhookCheckOptions,
): Promise<number> {
  // Each message contains the time, because receivers ignore repeated messages.
  const body = JSON.stringify({ text: `doctor ${Date.now()}`, action: 'test', space_id: spaceId });
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-signature': signMessage(body, secret),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
}
