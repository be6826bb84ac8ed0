import { ResponseDeadline } from '#server/response-deadline.ts';
import type { Snapshot } from '#server/snapshot/snapshot.ts';
import type { PageRequest } from './page-request.ts';
import type { PageServices } from './page-services.ts';

/**
 * Data that all steps of producing one response share. Each step gets the job and its own input.
 */
export interface PageJob {
  readonly request: PageRequest;
  /** All releases of the page; the same from the first to the last step. */
  readonly snapshot: Snapshot;
  readonly services: PageServices;
  readonly deadline: ResponseDeadline;
  /**
   * Whether the route is cacheable, so that its loaders get nothing about the visitor. Missing while
   * the route is not known.
   */
  readonly isShareable?: boolean;
}

/** Creates the job for one response; the response's deadline starts now. */
export function startJob(
  request: PageRequest,
  snapshot: Snapshot,
  services: PageServices,
): PageJob {
  return { request, snapshot, services, deadline: new ResponseDeadline(request.signal) };
}
