import type { BlockNode } from '@gruenland/shared-contracts/block.ts';
import type { ViewComponent } from '#page/view-component.ts';
import type { OwnPart } from './load-result.ts';
import type { PageJob } from './page-job.ts';
import { renderStaticPart } from './render-static-part.tsx';
import { recordPartFault } from './report-fault.ts';

/**
 * Renders a server-only part of a page as the only block of its region. A part that fails is left
 * out; previews show the error instead.
 */
export function renderOwnPart(
  { region, release, view, model }: OwnPart,
  job: PageJob,
): readonly BlockNode[] {
  const { request, services } = job;
  const id = `${region}.part`;
  const { name: remote } = release;
  const startMs = performance.now();
  try {
    const html = renderStaticPart(view as ViewComponent, { model }, {}, id, job);
    return html === '' ? [] : [{ kind: 'static', id, name: region, remote, html }];
  } catch (error) {
    const problem = `${remote}@${release.id}: ${String(error)}`;
    recordPartFault(error, release, `part:${region}`, job);
    services.log.warn({ part: region, problem, path: request.path }, 'part left out');
    return request.contentVersion === 'draft'
      ? [{ kind: 'problem', id, name: region, problem }]
      : [];
  } finally {
    request.insight?.recordPart(id, release, performance.now() - startMs);
  }
}
