import { DOCUMENT_TYPES } from '@gruenland/shared-contracts/page-result.ts';
import type { RawDocument } from '@gruenland/shared-contracts/page-result.ts';
import { Answer } from './answer.ts';
import type { PageRequest } from './page-request.ts';

/** Nothing in a document may run, load or be framed. */
const POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * A document of a route as an answer. A client navigation cannot show one: it is told that there is
 * no data, and the browser loads the address in full.
 */
export function answerDocument(
  document: RawDocument,
  { wants }: Pick<PageRequest, 'wants'>,
): Answer {
  if (!DOCUMENT_TYPES.includes(document.type)) {
    throw new Error(`a route answers ${String(document.type)}, which is no type of a document`);
  }
  if (wants === 'data') return new Answer(409, { 'content-type': 'text/plain; charset=utf-8' }, '');
  return new Answer(
    200,
    { 'content-type': `${document.type}; charset=utf-8`, 'content-security-policy': POLICY },
    document.body,
  );
}
