import type { FastifyInstance, FastifyPluginAsync } from 'fastify';

import type { TaskHandlers } from '#queue/task-kinds.ts';

import type { Core } from './core.ts';
import type { Extension } from './extension-point.ts';
import type { ModuleDeclarations } from './module-declarations.ts';

/** A function that registers routes on a Fastify instance. */
export type RouteGroup = (app: FastifyInstance) => Promise<void>;

/** Background tasks without a payload, by name. */
export type PeriodicTasks = Readonly<Record<string, () => Promise<unknown>>>;

/** A created module: the values that it provides, its routes, its tasks and its extensions. */
export interface ModuleInstance<Provided> {
  /** The values that this module provides to the modules that need it. */
  readonly provides?: Provided;
  readonly routes?: readonly RouteGroup[];
  /** Handlers of queued tasks, by kind. */
  readonly tasks?: Partial<TaskHandlers>;
  /** Tasks that run once a day, before expired rows are erased. */
  readonly dailyTasks?: PeriodicTasks;
  readonly hourlyTasks?: PeriodicTasks;
  /** Values that the module adds to extension points of other modules. */
  readonly extensions?: readonly Extension[];
  /** Starts work in the background, unless the api is read-only. @returns a function that stops it */
  readonly start?: () => () => Promise<void>;
}

/** A module: its declarations, the modules that it needs, and the function that creates it. */
export interface Module<Provided = unknown> extends ModuleDeclarations {
  readonly needs: Readonly<Record<string, Module>>;
  create(
    core: Core,
    provided: Readonly<Record<string, unknown>>,
  ): ModuleInstance<Provided> | Promise<ModuleInstance<Provided>>;
}

type Needs = Readonly<Record<string, Module>>;
type ProvidedBy<NeededModules extends Needs> = {
  readonly [Name in keyof NeededModules]: NeededModules[Name] extends Module<infer Provided>
    ? Provided
    : never;
};

/**
 * Declares a module. From each module's folder, `modules.ts` imports only the file that calls this
 * function. `create` receives the values that the modules in `needs` provide. The other files of a
 * module may import only the `interface.ts` of those modules.
 */
export function defineModule<Provided = undefined, const NeededModules extends Needs = {}>({
  needs,
  create,
  ...declarations
}: ModuleDeclarations & {
  readonly needs?: NeededModules;
  readonly create?: (
    core: Core,
    provided: ProvidedBy<NeededModules>,
  ) => ModuleInstance<Provided> | Promise<ModuleInstance<Provided>>;
}): Module<Provided> {
  return {
    ...declarations,
    needs: needs ?? {},
    create: (core, provided) => create?.(core, provided as ProvidedBy<NeededModules>) ?? {},
  };
}

/** Property with which a Fastify plugin states its name. */
const displayName = Symbol.for('fastify.display-name');

/** Binds a Fastify plugin, of any type provider, to its options. */
export function createRouteGroup<Options extends object>(
  plugin: (app: never, options: Options) => Promise<unknown>,
  options: NoInfer<Options>,
): RouteGroup {
  // Without a stated name, Fastify compares the plugin with every CommonJS module of the process.
  Object.assign(plugin, { [displayName]: plugin.name });
  return async (app) => {
    await app.register(plugin as FastifyPluginAsync<Options>, options);
  };
}
