import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { SlotNode, SlotRequest } from '@gruenland/shared-contracts/slot.ts';
import { waitUnlessAborted } from '#server/deadlines.ts';
import type { PageJob } from './page-job.ts';
import { renderStaticPart } from './render-static-part.tsx';
import { recordPartFault } from './report-fault.ts';

/** Loads and renders the slots of a page; a slot that fails gets the kind `missing`. */
export async function resolveSlots(
  requests: readonly SlotRequest[],
  job: PageJob,
  context: LoadContext,
): Promise<Readonly<Record<string, SlotNode>>> {
  const nodes = await Promise.all(requests.map((request) => resolveSlot(request, job, context)));
  return Object.fromEntries(nodes.map((node) => [node.id, node]));
}

async function resolveSlot(
  { id, name, props }: SlotRequest,
  job: PageJob,
  context: LoadContext,
): Promise<SlotNode> {
  const { request, snapshot, services } = job;
  const ownedSlot = snapshot.slots.get(name);
  const isOff =
    !ownedSlot ||
    !services.killSwitches.allows('slot', name) ||
    !services.killSwitches.allows('remote', ownedSlot.release.name);
  if (isOff) return { kind: 'missing', id, name };
  const { release, definition } = ownedSlot;
  const startMs = performance.now();
  try {
    const data: unknown = await waitUnlessAborted(
      `slot ${name}`,
      context.signal,
      definition.loader?.(props, context),
    );
    if (definition.hydrate !== 'never') {
      return {
        kind: 'interactive',
        id,
        name,
        remote: release.name,
        idle: definition.hydrate === 'idle',
        props,
        data,
      };
    }
    const View = release.views.get(`slot:${name}`);
    if (!View) throw new Error(`no view for slot ${name}`);
    const html = renderStaticPart(View, { props, data }, {}, id, job);
    return { kind: 'static', id, name, remote: release.name, html };
  } catch (error) {
    recordPartFault(error, release, `slot:${name}`, job);
    services.log.warn(
      { slot: name, release: `${release.name}@${release.id}`, error: String(error) },
      'slot failed',
    );
    return { kind: 'missing', id, name };
  } finally {
    request.insight?.recordPart(id, release, performance.now() - startMs);
  }
}
