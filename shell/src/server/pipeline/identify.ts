import { isAppMode } from '@gruenland/shared-contracts/app-mode.ts';
import type { FastifyRequest } from 'fastify';
import { InsightRecorder } from './insight-recorder.ts';
import { ownAddress } from './own-address.ts';
import { isCrawler } from '#page/crawler.ts';
import type { PageRequest } from './page-request.ts';
import type { WantedRelease } from '#server/preview/release-preview.ts';
import type { EditorAccess } from '#server/preview/editor-access.ts';

export interface AddressOfPage {
  readonly path: string;
  readonly query: URLSearchParams;
}

/** First step of the pipeline: from an HTTP request and a cleaned address to a page request. */
export function identify(
  request: FastifyRequest,
  address: AddressOfPage,
  editor: EditorAccess,
  extra: {
    readonly wants: 'document' | 'data';
    readonly combination: string | null;
    readonly form: Readonly<Record<string, string>> | null;
    readonly wanted: readonly WantedRelease[];
    readonly signal: AbortSignal;
  },
): PageRequest {
  const { path, query } = address;
  return {
    path,
    query,
    url: ownAddress(path, query),
    method: extra.form ? 'POST' : 'GET',
    wants: extra.wants,
    appMode: isAppMode(query),
    contentVersion: editor.contentVersion,
    editorTokenSeen: editor.tokenSeen,
    combination: extra.combination,
    previewed: extra.wanted.map(({ remote, id }) => `${remote}@${id}`),
    devServers: extra.wanted.flatMap(({ base }) => (base ? [new URL(base).origin] : [])),
    visitor: {
      cookie: request.headers.cookie,
      thirdPartyToken: singleHeader(request.headers['x-third-party-token']),
      bringsToken: (query.get('token') ?? '') !== '',
      address: request.ip,
      userAgent: request.headers['user-agent'],
    },
    form: extra.form,
    requestId: request.id,
    crawler: isCrawler(request.headers['user-agent']),
    insight:
      extra.wanted.length > 0 || editor.contentVersion === 'draft' ? new InsightRecorder() : null,
    signal: extra.signal,
  };
}

function singleHeader(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' && value.length > 0 && value.length <= 512 ? value : undefined;
}
