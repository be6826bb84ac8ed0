import { isAppMode } from '@gruenland/shared-contracts/app-mode.ts';
import type { FastifyRequest } from 'fastify';
import { InsightRecorder } from './insight-recorder.ts';
import { buildPathWithQuery } from './path-with-query.ts';
import { isCrawler } from '#page/crawler.ts';
import type { PageRequest } from './page-request.ts';
import { listDevServers } from '#server/preview/release-preview.ts';
import type { RequestedRelease } from '#server/preview/release-preview.ts';
import type { EditorAccess } from '#server/preview/editor-access.ts';

export interface PageAddress {
  readonly path: string;
  readonly query: URLSearchParams;
}

/** First step of the pipeline: creates a page request from an HTTP request and a validated URL. */
export function identify(
  request: FastifyRequest,
  address: PageAddress,
  editor: EditorAccess,
  extra: {
    readonly responseKind: 'document' | 'data';
    readonly combination: string | null;
    readonly form: Readonly<Record<string, string>> | null;
    readonly requested: readonly RequestedRelease[];
    readonly signal: AbortSignal;
  },
): PageRequest {
  const { path, query } = address;
  return {
    path,
    query,
    url: buildPathWithQuery(path, query),
    method: extra.form ? 'POST' : 'GET',
    responseKind: extra.responseKind,
    appMode: isAppMode(query),
    contentVersion: editor.contentVersion,
    hasEditorToken: editor.hasToken,
    combination: extra.combination,
    previewed: extra.requested.map(({ remote, id }) => `${remote}@${id}`),
    devServers: listDevServers(extra.requested),
    visitor: {
      cookie: request.headers.cookie,
      thirdPartyToken: getSingleHeader(request.headers['x-third-party-token']),
      hasUrlToken: (query.get('token') ?? '') !== '',
      address: request.ip,
      userAgent: request.headers['user-agent'],
    },
    form: extra.form,
    requestId: request.id,
    isCrawler: isCrawler(request.headers['user-agent']),
    insight:
      extra.requested.length > 0 || editor.contentVersion === 'draft'
        ? new InsightRecorder(listDevServers(extra.requested))
        : null,
    faultyReleases: new Set(),
    signal: extra.signal,
  };
}

function getSingleHeader(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' && value.length > 0 && value.length <= 512 ? value : undefined;
}
