import { DOCUMENT_TYPES } from '@gruenland/shared-contracts/page-result.ts';
import type { RawDocument } from '@gruenland/shared-contracts/page-result.ts';
import { PageResponse } from './page-response.ts';
import type { PageJob } from './page-job.ts';

/**
 * Content security policy under which a document cannot run scripts, load files or be shown in a
 * frame.
 */
const DOCUMENT_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * Creates the response for a raw document of a route. A client navigation cannot show such a
 * document: status 409 makes the browser load the URL in full.
 */
export function createDocumentResponse(
  document: RawDocument,
  { request }: { readonly request: Pick<PageJob['request'], 'responseKind'> },
): PageResponse {
  if (!DOCUMENT_TYPES.includes(document.type)) {
    throw new Error(`a route returned the unsupported document type ${String(document.type)}`);
  }
  const facts = { tags: document.tags ?? [] };
  if (request.responseKind === 'data')
    return new PageResponse(409, { 'content-type': 'text/plain; charset=utf-8' }, '', facts);
  return new PageResponse(
    200,
    {
      'content-type': `${document.type}; charset=utf-8`,
      'content-security-policy': DOCUMENT_POLICY,
    },
    document.body,
    facts,
  );
}
