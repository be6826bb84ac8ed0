import type { TaskHandlers } from '#queue/task-kinds.ts';

import type { Core } from './core.ts';
import type { Module, ModuleInstance, PeriodicTasks, RouteGroup } from './define-module.ts';
import { ExtensionRegistry } from './extension-point.ts';

/** The merged routes and tasks of all modules, in the order of the modules. */
export interface Composition {
  readonly routes: readonly RouteGroup[];
  readonly tasks: Partial<TaskHandlers>;
  readonly dailyTasks: PeriodicTasks;
  readonly hourlyTasks: PeriodicTasks;
  /** Returns the values that a module provides to other modules. */
  getProvided<Provided>(module: Module<Provided>): Provided;
  /** Starts the background work of all modules. @returns a function that stops it */
  start(): () => Promise<void>;
}

/**
 * Merges records that modules declare.
 *
 * @throws Error if two modules declare the same name
 */
export function mergeDeclarations<Value>(
  title: string,
  records: readonly (Readonly<Record<string, Value>> | undefined)[],
): Readonly<Record<string, Value>> {
  const entries = records.flatMap((record) => Object.entries(record ?? {}));
  const mergedRecord = Object.fromEntries(entries);
  if (Object.keys(mergedRecord).length < entries.length) {
    const names = entries.map(([name]) => name);
    const duplicateNames = names.filter((name, index) => names.indexOf(name) !== index);
    throw new Error(`${title} declared twice: ${duplicateNames.join(', ')}`);
  }
  return mergedRecord;
}

/** Creates each module once, after the modules that it needs. */
async function createInstances(
  core: Core,
  modules: readonly Module[],
  extensions: ExtensionRegistry,
): Promise<ReadonlyMap<Module, ModuleInstance<unknown>>> {
  const instances = new Map<Module, ModuleInstance<unknown>>();
  async function createInstance(module: Module): Promise<ModuleInstance<unknown>> {
    const existingInstance = instances.get(module);
    if (existingInstance) return existingInstance;
    if (!modules.includes(module)) throw new Error(`module ${module.name} is not in the list`);
    const provided: Record<string, unknown> = {};
    for (const [name, neededModule] of Object.entries(module.needs)) {
      provided[name] = (await createInstance(neededModule)).provides;
    }
    const instance = await module.create(core, provided);
    for (const extension of instance.extensions ?? []) extensions.add(extension);
    instances.set(module, instance);
    return instance;
  }
  for (const module of modules) await createInstance(module);
  extensions.assertComplete();
  return instances;
}

/**
 * Creates all modules and merges their routes and tasks.
 *
 * @throws Error if a module needs one that is not in the list, if two modules declare the same
 *   task, or if a required extension is missing
 */
export async function composeModules(
  core: Omit<Core, 'extensions' | 'modules'>,
  modules: readonly Module[],
): Promise<Composition> {
  const extensions = new ExtensionRegistry();
  const instances = await createInstances({ ...core, modules, extensions }, modules, extensions);
  const orderedInstances = modules.flatMap((module) => instances.get(module) ?? []);
  return {
    routes: orderedInstances.flatMap(({ routes }) => routes ?? []),
    tasks: mergeDeclarations<unknown>(
      'task handlers',
      orderedInstances.map(({ tasks }) => tasks),
    ) as Partial<TaskHandlers>,
    dailyTasks: mergeDeclarations(
      'daily tasks',
      orderedInstances.map(({ dailyTasks }) => dailyTasks),
    ),
    hourlyTasks: mergeDeclarations(
      'hourly tasks',
      orderedInstances.map(({ hourlyTasks }) => hourlyTasks),
    ),
    getProvided: <Provided>(module: Module<Provided>) =>
      instances.get(module)?.provides as Provided,
    start: () => {
      const stopFunctions = orderedInstances.flatMap(({ start }) => start?.() ?? []);
      return async () => {
        await Promise.all(stopFunctions.map((stop) => stop()));
      };
    },
  };
}
