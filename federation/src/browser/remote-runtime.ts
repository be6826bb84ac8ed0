import { REMOTE_RUNTIME_GLOBAL } from '@gruenland/shared-contracts/remote-runtime.ts';

/**
 * Modules that the shell shares with remotes, by package name. A function imports its module when a
 * remote first needs it.
 */
export type SharedModules = Readonly<Record<string, () => Promise<unknown>>>;

/** The parts of webpack's `__webpack_require__` in the entry script of a remote that are used here. */
interface WebpackRequire {
  /** Module factories by module id. */
  readonly m: Record<string, (module: { exports: unknown }) => void>;
  readonly consumesLoadingData: {
    readonly moduleIdToConsumeDataMapping: Readonly<Record<string, { readonly shareKey: string }>>;
  };
}

/** Argument of the function that the entry script of a remote calls for each of its chunks. */
export interface ConsumesOptions {
  readonly chunkId: string;
  /** Ids of the modules of each chunk that the shell provides. */
  readonly chunkMapping: Readonly<Record<string, readonly string[]>>;
  /** Modules that are loading or loaded. The function adds to them. */
  readonly installedModules: Record<string, Promise<void>>;
  /** What the chunk waits for. The function adds to the list. */
  readonly promises: Promise<void>[];
  readonly webpackRequire: WebpackRequire;
}

/**
 * Publishes the runtime that the entry scripts of remotes use instead of Module Federation's
 * (decision 134). It does one thing: give a remote the modules of the shell. Versions are not
 * negotiated, because the shell is the only provider and the contract states what a remote needs.
 */
export function provideSharedModules(sharedModules: SharedModules): void {
  const runtime = {
    // The entry script asks whether this property exists.
    runtime: {},
    bundlerRuntime: {
      init: () => ({}),
      consumes: (options: ConsumesOptions) => consumeSharedModules(sharedModules, options),
    },
  };
  Object.assign(globalThis, { [REMOTE_RUNTIME_GLOBAL]: () => runtime });
}

function consumeSharedModules(
  sharedModules: SharedModules,
  { chunkId, chunkMapping, installedModules, promises, webpackRequire }: ConsumesOptions,
): void {
  const consumedModules = webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping;
  for (const id of chunkMapping[chunkId] ?? []) {
    const shareKey = consumedModules[id]?.shareKey ?? id;
    installedModules[id] ??= importSharedModule(sharedModules, shareKey).then(
      (exports) => {
        webpackRequire.m[id] = (module) => {
          module.exports = exports;
        };
      },
      (error: unknown) => {
        // The next attempt to load the chunk tries again.
        delete installedModules[id];
        throw error;
      },
    );
    promises.push(installedModules[id]);
  }
}

async function importSharedModule(sharedModules: SharedModules, name: string): Promise<unknown> {
  const importModule = sharedModules[name];
  if (!importModule) throw new Error(`This shell does not share ${name}`);
  return importModule();
}
