import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { SlotNode, SlotRequest } from '@gruenland/shared-contracts/slot.ts';
import { waitUnlessAborted } from '#server/deadlines.ts';
import type { Snapshot } from '#server/snapshot/snapshot.ts';
import type { PageServices } from './page-services.ts';
import { renderStaticPart } from './render-static-part.tsx';
import type { PartRenderContext } from './render-static-part.tsx';

/** Loads and renders the slots of a page; a slot that fails gets the kind `missing`. */
export async function resolveSlots(
  requests: readonly SlotRequest[],
  snapshot: Snapshot,
  services: PageServices,
  context: LoadContext,
  partContext: PartRenderContext,
): Promise<Readonly<Record<string, SlotNode>>> {
  const nodes = await Promise.all(
    requests.map((request) => resolveSlot(request, snapshot, services, context, partContext)),
  );
  return Object.fromEntries(nodes.map((node) => [node.id, node]));
}

async function resolveSlot(
  request: SlotRequest,
  snapshot: Snapshot,
  services: PageServices,
  context: LoadContext,
  partContext: PartRenderContext,
): Promise<SlotNode> {
  const { id, name, props } = request;
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
    const html = renderStaticPart(View, { props, data }, {}, id, partContext);
    return { kind: 'static', id, name, remote: release.name, html };
  } catch (error) {
    partContext.insight?.recordFault(release.name, `slot:${name}`, error);
    partContext.faultyReleases.add(`${release.name}@${release.id}`);
    services.metrics.recordFault({ remote: release.name, release: release.id }, 'server');
    services.log.warn(
      { slot: name, release: `${release.name}@${release.id}`, error: String(error) },
      'slot failed',
    );
    return { kind: 'missing', id, name };
  } finally {
    partContext.insight?.recordPart(id, release, performance.now() - startMs);
  }
}
