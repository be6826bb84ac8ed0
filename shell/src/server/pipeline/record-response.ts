import { getVisitorNetwork } from '@gruenland/shared-contracts/visitor-network.ts';
import type { PageResponse } from './page-response.ts';
import type { PageJob } from './page-job.ts';

/**
 * Counts a response, its faults and its form for all releases that are involved. Previews, among
 * them the pages that a release requests before its flip, are not counted: only what readers see
 * decides about a canary.
 */
export function recordResponse(response: PageResponse, durationMs: number, job: PageJob): void {
  const { request, services } = job;
  if (request.previewedReleases.length > 0) return;
  const { metrics, manifest } = services;
  const { owner, status, shownReleases } = response;
  const network = getVisitorNetwork(request.visitor.ipAddress);
  const name = owner ?? { remote: 'shell', release: manifest.id };
  metrics.recordPage(name, status, durationMs, shownReleases, network);
  metrics.recordFaultyPage(request.faultyReleases, network);
  if (request.form && owner) metrics.recordForm(owner, status, network);
}
