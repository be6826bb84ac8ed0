import type { Redis as RedisConnection } from 'ioredis';
import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import { peerMessageSchema } from './peer-message.schema.ts';
import type { PeerMessage } from './peer-message.schema.ts';
import type { Peers } from './peers.ts';

const REDIS_CHANNEL = 'gruenland:shells';
/** Longest delay in milliseconds before reconnecting to Redis. */
const MAX_RETRY_DELAY_MS = 2000;

/** Connects shells through Redis. While Redis is unavailable, every shell works alone. */
export async function createRedisPeers(url: string, log: Logger): Promise<Peers> {
  // Loaded here, because a shell without Redis does not need it.
  const { Redis } = await import('ioredis');
  const sender = crypto.randomUUID();
  const listeners: ((message: PeerMessage) => void)[] = [];
  const options = {
    connectTimeout: 1000,
    maxRetriesPerRequest: 0,
    retryStrategy: (times: number) => Math.min(MAX_RETRY_DELAY_MS, 100 * times),
  };
  // A connection that subscribes cannot publish, so there are two connections.
  const publisher = new Redis(url, { ...options, enableOfflineQueue: false });
  const subscriber = new Redis(url, options);
  logOutages(publisher, log);
  subscriber.on('error', () => {});
  // Subscribes on every connection. ioredis repeats only subscriptions that succeeded before, so a
  // shell that starts while Redis is unavailable would never subscribe.
  subscriber.on('ready', () => void subscriber.subscribe(REDIS_CHANNEL).catch(() => {}));
  subscriber.on('message', (_channel: string, text: string) => {
    const message = parseMessage(text, sender);
    if (message) for (const listener of listeners) listener(message);
  });
  return {
    publish: (message) => {
      publisher
        .publish(REDIS_CHANNEL, JSON.stringify({ sender, news: message }))
        .catch((error: unknown) => {
          log.warn(
            { message: message.kind, problem: String(error) },
            'message to the other shells was not sent',
          );
        });
    },
    onMessage: (listener) => void listeners.push(listener),
    close: async () => {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}

/** Logs one line when Redis becomes unavailable and one when it is available again. */
function logOutages(redis: RedisConnection, log: Logger): void {
  let isUnavailable = false;
  redis.on('error', (error: Error) => {
    if (!isUnavailable)
      log.warn({ problem: error.message }, 'Redis is unavailable, shells work without each other');
    isUnavailable = true;
  });
  redis.on('ready', () => {
    if (isUnavailable) log.warn({}, 'Redis is available again');
    isUnavailable = false;
  });
}

/** Parses a message. Returns null if this shell has sent the message or the message is invalid. */
function parseMessage(text: string, shellId: string): PeerMessage | null {
  try {
    const { sender, news } = JSON.parse(text) as { sender?: unknown; news?: unknown };
    if (sender === shellId) return null;
    const parsed = peerMessageSchema.safeParse(news);
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
