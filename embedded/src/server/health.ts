import type { FastifyInstance } from 'fastify';
import { isBlockingProblem } from '#stories/problem.ts';
import type { ContentStatus } from './add-content.ts';
import type { SearchStatus } from './add-search.ts';

export interface HealthSources {
  readonly getContentStatus: () => ContentStatus;
  readonly images: () => {
    readonly running: number;
    readonly waiting: number;
    readonly files: number;
    readonly bytes: number;
  };
  readonly getSearchStatus: () => Promise<SearchStatus>;
  readonly mail: () => { readonly port: number; readonly mails: number };
}

/** Adds `GET /health`, which returns the status of all services; the HTTP status is always 200. */
export async function healthRoute(app: FastifyInstance, sources: HealthSources): Promise<void> {
  app.get('/health', async (_request, reply) => {
    const content = sources.getContentStatus();
    const hasBrokenFile = content.problems.some(isBlockingProblem);
    const contentState = hasBrokenFile ? 'degraded' : 'ok';
    const search = await sources.getSearchStatus();
    reply.header('cache-control', 'no-store');
    return {
      status: search.status === 'ok' ? contentState : 'degraded',
      parts: {
        content: { status: contentState, ...content },
        images: { status: 'ok', ...sources.images() },
        mail: { status: 'ok', ...sources.mail() },
        search,
      },
    };
  });
}
