import { Redis } from 'ioredis';
import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import { peerNewsSchema } from './peer-news.schema.ts';
import type { PeerNews } from './peer-news.schema.ts';
import type { Peers } from './peers.ts';

const CHANNEL = 'gruenland:shells';
/** Longest pause in milliseconds before Redis is tried again. */
const LONGEST_PAUSE = 2000;

/** Shells that hear each other through Redis. While it is away every shell goes on by itself. */
export function redisPeers(url: string, log: Logger): Peers {
  const sender = crypto.randomUUID();
  const listeners: ((news: PeerNews) => void)[] = [];
  const options = {
    connectTimeout: 1000,
    maxRetriesPerRequest: 0,
    retryStrategy: (times: number) => Math.min(LONGEST_PAUSE, 100 * times),
  };
  // One connection that listens can do nothing else.
  const mouth = new Redis(url, { ...options, enableOfflineQueue: false });
  const ear = new Redis(url, options);
  noteOutages(mouth, log);
  ear.on('error', () => {});
  ear.subscribe(CHANNEL).catch(() => {});
  ear.on('message', (_channel: string, text: string) => {
    const news = readNews(text, sender);
    if (news) for (const listener of listeners) listener(news);
  });
  return {
    tell: (news) => {
      mouth.publish(CHANNEL, JSON.stringify({ sender, news })).catch((error: unknown) => {
        log.warn({ news: news.kind, problem: String(error) }, 'the other shells were not told');
      });
    },
    onNews: (listener) => void listeners.push(listener),
    close: async () => {
      mouth.disconnect();
      ear.disconnect();
    },
  };
}

/** One line when it goes and one when it is back, however often it is tried between. */
function noteOutages(redis: Redis, log: Logger): void {
  let away = false;
  redis.on('error', (error: Error) => {
    if (!away) log.warn({ problem: error.message }, 'Redis is away, shells go on by themselves');
    away = true;
  });
  redis.on('ready', () => {
    if (away) log.warn({}, 'Redis is back');
    away = false;
  });
}

/** Null for one's own words and for what is no news. */
function readNews(text: string, self: string): PeerNews | null {
  try {
    const { sender, news } = JSON.parse(text) as { sender?: unknown; news?: unknown };
    if (sender === self) return null;
    const read = peerNewsSchema.safeParse(news);
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
