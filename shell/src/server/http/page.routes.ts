import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { COMBINATION_HEADER } from '#page/page-payload.ts';
import { VisitorGoneError } from '#server/deadlines.ts';
import { handlePage } from '#server/handlePage.ts';
import type { IncomingPage } from '#server/pipeline/incoming-page.ts';
import type { PageServices } from '#server/pipeline/page-services.ts';
import type { CachedPageRepeater } from './cached-page-repeater.ts';
import type { MalformedPageRenderer } from './malformed-request.ts';
import { sendResponse } from './send-response.ts';

/** Maximum size of an unsaved Storyblok story in bytes. */
const MAX_EDITED_STORY_BYTES = 2 * 1024 * 1024;

/**
 * Reason with which the work for a visitor who has left is aborted. It is one object for all
 * requests, because each new error would record a stack trace.
 */
const VISITOR_GONE = new VisitorGoneError();

/** Serves pages as documents and, for client navigations and forms of open pages, as JSON. */
export function pageRoutes(
  app: FastifyInstance,
  services: PageServices,
  repeater?: CachedPageRepeater,
): void {
  const handleDocumentRequest = (request: FastifyRequest, reply: FastifyReply) => {
    const target = request.raw.url ?? '/';
    const isForm = request.method === 'POST';
    const page = { target, responseKind: 'document', combination: null, isForm } as const;
    return servePage(page, request, reply);
  };
  const handleDataRequest = (request: FastifyRequest, reply: FastifyReply) => {
    const query = request.query as Record<string, unknown>;
    const target = typeof query['url'] === 'string' ? query['url'] : '';
    const combination = typeof query['releases'] === 'string' ? query['releases'] : '';
    const page = { target, responseKind: 'data', combination, isForm: false } as const;
    return servePage(page, request, reply);
  };
  const handleForm = (request: FastifyRequest, reply: FastifyReply) => {
    const combination = request.headers[COMBINATION_HEADER];
    if (typeof combination !== 'string') return handleDocumentRequest(request, reply);
    const target = request.raw.url ?? '/';
    const page = { target, responseKind: 'data', combination, isForm: true } as const;
    return servePage(page, request, reply);
  };
  const servePage = async (
    page: Pick<IncomingPage, 'combination' | 'isForm' | 'responseKind' | 'target'>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const visitorController = new AbortController();
    reply.raw.once('close', () => visitorController.abort(VISITOR_GONE));
    const incoming = { ...page, request, signal: visitorController.signal };
    const response = await handlePage(incoming, services);
    repeater?.observe(request, response);
    return sendResponse(request, reply, response);
  };
  app.get('/_data', handleDataRequest);
  // Receives an unsaved story from the visual editor. The story is ignored unless the request
  // belongs to a verified preview.
  app.post('/_data', { bodyLimit: MAX_EDITED_STORY_BYTES }, handleDataRequest);
  app.get('/*', handleDocumentRequest);
  app.post('/*', handleForm);
}

/** Returns the function that renders the error screen for a URL that the server could not parse. */
export function createMalformedPageRenderer(services: PageServices): MalformedPageRenderer {
  return (request) => {
    const target = request.raw.url ?? '/';
    const { signal } = new AbortController();
    const page = {
      target,
      responseKind: 'document',
      combination: null,
      isForm: false,
      isMalformed: true,
    } as const;
    return handlePage({ ...page, request, signal }, services);
  };
}
