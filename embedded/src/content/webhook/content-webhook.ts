import { createHmac } from 'node:crypto';
import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import type { Space } from '#stories/space.ts';
import { changesOf, type ContentChange } from './content-change.ts';

export interface WebhookSetting {
  /** Where the word goes. */
  readonly url: string;
  readonly secret: string;
  readonly spaceId: string;
}

/** Milliseconds; the hosted service waits longer, but who listens here is next door. */
const TIMEOUT_MS = 2000;

/**
 * Tells the site that stories changed, signed as the hosted service signs: hex HMAC-SHA1 of the
 * body. As there, nothing is sent twice: who misses it reads the new content version all the same.
 */
export class ContentWebhook {
  readonly #setting: WebhookSetting;
  readonly #log: Logger;
  readonly #closing = new AbortController();
  #failing = false;

  constructor(setting: WebhookSetting, log: Logger) {
    this.#setting = setting;
    this.#log = log;
  }

  /** Sends one message per story that differs. Never rejects; failures are logged once. */
  async tell(before: Space, after: Space): Promise<void> {
    try {
      for (const change of changesOf(before, after)) {
        // One after the other: the last word about a story is the last to arrive.
        await this.#send(change);
        this.#failing = false;
      }
    } catch (error) {
      if (!this.#failing && !this.#closing.signal.aborted) {
        this.#log.warn({ err: error }, 'the site could not be told that stories changed');
      }
      this.#failing = true;
    }
  }

  /** Ends what is under way. */
  close(): void {
    this.#closing.abort();
  }

  async #send({ text, topic, story, datasource }: ContentChange): Promise<void> {
    const { url, secret, spaceId } = this.#setting;
    const action = topic.replace(/^\w+\./u, '');
    const about = {
      ...(story && { story_id: story.id, full_slug: story.fullSlug }),
      ...(datasource && { datasource_slug: datasource }),
    };
    const body = JSON.stringify({ text, action, space_id: Number(spaceId), ...about });
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-signature': createHmac('sha1', secret).update(body).digest('hex'),
        'x-storyblok-topic': topic,
      },
      body,
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), this.#closing.signal]),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
  }
}
