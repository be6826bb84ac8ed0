import { buildComponentFile, writeComponent } from '#management/component-file.ts';
import { toHostedSchema } from '#management/hosted-component.ts';
import type { Component } from '#stories/components/component.ts';
import type { ComponentFile } from '#stories/components/component.schema.ts';
import { findDifferentKeys, getFingerprint } from './comparable.ts';
import { decideAction } from './decide-action.ts';
import { attemptStep, type SyncRun } from './sync-run.ts';

const COMPONENT_NAME_PATTERN = /^[a-z][a-z0-9_]{0,59}$/u;

function toComponentFile({ name: _name, ...componentFile }: Component): ComponentFile {
  return componentFile;
}

/** Components of source and target, and the function that writes one component to the target. */
interface ComponentCopyOptions {
  readonly from: ReadonlyMap<string, ComponentFile>;
  readonly to: ReadonlyMap<string, ComponentFile>;
  readonly sendComponent: (name: string, componentFile: ComponentFile) => Promise<void>;
}

/** Copies all components that changed in the source. */
async function copyComponents(
  run: SyncRun,
  { from, to, sendComponent }: ComponentCopyOptions,
): Promise<void> {
  const { components: fingerprints } = run.state.records;
  for (const name of [...new Set([...from.keys(), ...to.keys()])].toSorted()) {
    const [sourceComponent, targetComponent] = [from.get(name), to.get(name)];
    const fingerprintsToCompare = {
      from: sourceComponent && getFingerprint(sourceComponent),
      to: targetComponent && getFingerprint(targetComponent),
      base: fingerprints[name],
    };
    const decision = decideAction(fingerprintsToCompare, run.force);
    const detail =
      sourceComponent && targetComponent
        ? findDifferentKeys({ ...sourceComponent }, { ...targetComponent }).join(', ')
        : '';
    run.report.addDecision('components', name, decision, detail);
    if (!sourceComponent || fingerprintsToCompare.from === undefined) continue;
    const shouldCopy = decision === 'create' || decision === 'update';
    if (shouldCopy && run.isDryRun) continue;
    if (
      shouldCopy &&
      !(await attemptStep(run, 'components', name, () => sendComponent(name, sourceComponent)))
    )
      continue;
    if (shouldCopy || decision === 'same') fingerprints[name] = fingerprintsToCompare.from;
  }
}

/**
 * Lists the names of local components that the space lacks or that differ from their version in the
 * space.
 *
 * @throws {RemoteError} when the space cannot be read
 */
export async function listOutdatedComponentNames(
  fingerprintsToCompare: Pick<SyncRun, 'local' | 'remote'>,
): Promise<readonly string[]> {
  const { localComponents, remoteComponents } =
    await readComponentsOfBothSides(fingerprintsToCompare);
  return [...localComponents]
    .filter(([name, component]) => {
      const remoteComponent = remoteComponents.get(name);
      return !remoteComponent || getFingerprint(remoteComponent) !== getFingerprint(component);
    })
    .map(([name]) => name);
}

/**
 * Reads the local components and the components of the space. Returns both in the format of local
 * files.
 */
async function readComponentsOfBothSides({ local, remote }: Pick<SyncRun, 'local' | 'remote'>) {
  const groups = await remote.fetchComponentGroups();
  const getGroupName = (uuid: string) => groups.find((group) => group.uuid === uuid)?.name;
  const hostedComponents = await remote.fetchComponents();
  const ids = new Map(hostedComponents.map(({ name, id }) => [name, id]));
  const remoteComponents = new Map(
    hostedComponents.map((one) => [one.name, buildComponentFile(one, getGroupName)]),
  );
  const localComponents = new Map(
    local.space.components.map((one) => [one.name, toComponentFile(one)]),
  );
  return { groups, ids, localComponents, remoteComponents };
}

/** Sends components whose files changed. Components that exist only in the space are kept. */
export async function pushComponents(run: SyncRun): Promise<void> {
  const { groups, ids, localComponents, remoteComponents } = await readComponentsOfBothSides(run);
  const uuids = new Map(groups.map(({ name, uuid }) => [name, uuid]));
  const getOrCreateGroupUuid = async (name: string): Promise<string> => {
    const uuid = uuids.get(name) ?? (await run.remote.createComponentGroup(name)).uuid;
    uuids.set(name, uuid);
    return uuid;
  };
  const sendComponent = async (name: string, componentFile: ComponentFile): Promise<void> => {
    const { component_group_name: group, schema, ...rest } = componentFile;
    for (const field of Object.values(schema)) {
      for (const allowedGroup of field.component_group_whitelist ?? [])
        await getOrCreateGroupUuid(allowedGroup);
    }
    await run.remote.saveComponent(ids.get(name), {
      ...rest,
      name,
      schema: toHostedSchema(schema, (title) => uuids.get(title) ?? title) as never,
      component_group_uuid: group === undefined ? null : await getOrCreateGroupUuid(group),
    });
  };
  await copyComponents(run, { from: localComponents, to: remoteComponents, sendComponent });
}

/** Writes the files of components that changed in the space. */
export async function pullComponents(run: SyncRun): Promise<void> {
  const { localComponents, remoteComponents } = await readComponentsOfBothSides(run);
  const sendComponent = async (name: string, componentFile: ComponentFile): Promise<void> => {
    if (!COMPONENT_NAME_PATTERN.test(name))
      throw new Error('the name is no valid file name: only a-z, 0-9 and _ are allowed');
    await writeComponent(run.local.folder, name, componentFile);
  };
  await copyComponents(run, { from: remoteComponents, to: localComponents, sendComponent });
  await run.local.refresh();
}
