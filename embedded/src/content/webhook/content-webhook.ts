import { createHmac } from 'node:crypto';
import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import type { Space } from '#stories/space.ts';
import { getChanges, type ContentChange } from './content-change.ts';

export interface WebhookSettings {
  /** URL to which the messages are sent. */
  readonly url: string;
  readonly secret: string;
  readonly spaceId: string;
}

/**
 * Timeout of a message in milliseconds. It is shorter than the hosted service's, because the
 * receiver is local.
 */
const TIMEOUT_MS = 2000;

/** Returns the signature of a message body: a hexadecimal HMAC-SHA1, as in the hosted service. */
export function signMessage(body: string, secret: string): string {
  return createHmac('sha1', secret).update(body).digest('hex');
}

/**
 * Notifies the site of changed stories. A failed message is not sent again, because the shell also
 * polls the content version.
 */
export class ContentWebhook {
  readonly #settings: WebhookSettings;
  readonly #log: Logger;
  readonly #closeController = new AbortController();
  #hasFailed = false;

  constructor(settings: WebhookSettings, log: Logger) {
    this.#settings = settings;
    this.#log = log;
  }

  /**
   * Sends one message for each change until a message fails. Never rejects. Of several failures in
   * a row, logs only the first.
   */
  async notify(before: Space, after: Space): Promise<void> {
    try {
      for (const change of getChanges(before, after)) {
        // Sends the messages one after another, so that the latest message about a story arrives
        // last.
        await this.#send(change);
        this.#hasFailed = false;
      }
    } catch (error) {
      if (!this.#hasFailed && !this.#closeController.signal.aborted) {
        this.#log.warn({ err: error }, 'notifying the site of changed stories failed');
      }
      this.#hasFailed = true;
    }
  }

  /** Aborts messages that are still being sent. */
  close(): void {
    this.#closeController.abort();
  }

  async #send({ text, topic, story, datasourceSlug: datasource }: ContentChange): Promise<void> {
    const { url, secret, spaceId } = this.#settings;
    const action = topic.replace(/^\w+\./u, '');
    const subjectFields = {
      ...(story && { story_id: story.id, full_slug: story.fullSlug }),
      ...(datasource && { datasource_slug: datasource }),
    };
    const body = JSON.stringify({ text, action, space_id: Number(spaceId), ...subjectFields });
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-signature': signMessage(body, secret),
        'x-storyblok-topic': topic,
      },
      body,
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), this.#closeController.signal]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`answered ${response.status}`);
  }
}
