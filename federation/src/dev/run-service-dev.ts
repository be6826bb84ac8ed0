import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '#build/workspace.ts';
import { FaultReport } from '#dev/fault-report.ts';
import { restartService, ServiceFailedError } from '#dev/site-control.ts';
import { watchShell } from '#dev/watch-shell.ts';
import { watchTypes } from '#dev/watch-types.ts';
import type { BuildMode } from '#shared-packages.ts';

/** Services that can be developed while the site runs, with their source folders. */
const SERVICE_FOLDERS = {
  api: ['api/src', 'shared-contracts/src'],
  shell: [
    'shell/src',
    'shell/site-files',
    'shared-contracts/src',
    'shared-ui/src',
    'federation/src',
  ],
} as const;

export type DevService = keyof typeof SERVICE_FOLDERS;

export const DEV_SERVICES = Object.keys(SERVICE_FOLDERS) as readonly DevService[];

export interface ServiceDevOptions {
  readonly service: DevService;
  /** Data folder of the running site. */
  readonly dataDir: string;
  /** Mode of the running site. */
  readonly mode: BuildMode;
  readonly log: (line: string) => void;
  /** Aborting this signal stops the command; the site keeps running. */
  readonly signal: AbortSignal;
}

/** Restarts a service of the running site after every save, and checks its types. */
export async function runServiceDev(options: ServiceDevOptions): Promise<void> {
  const { service, log, signal } = options;
  const faults = new FaultReport({ send: () => {} }, log);
  const stopTypeChecks = watchTypes(join(WORKSPACE_ROOT, service), (found) =>
    faults.replaceFaults('types', found),
  );
  const stopWatching = service === 'shell' ? watchBuilds(options, faults) : watchFiles(options);
  log(`${service}: restarts after every save in ${SERVICE_FOLDERS[service].join(', ')}`);
  if (!signal.aborted) await once(signal, 'abort');
  await Promise.all([stopTypeChecks(), stopWatching()]);
}

/**
 * Watches the shell's sources and restarts the shell after each successful build except the first.
 */
function watchBuilds(options: ServiceDevOptions, faults: FaultReport): () => Promise<void> {
  return watchShell({
    mode: options.mode,
    onBuilt: async (savedAtMs) => {
      faults.replaceFaults('shell', []);
      if (savedAtMs === null) options.log('shell: ready for changes');
      else await restartAndLog(options, savedAtMs);
    },
    onBuildFailed: (found) => faults.replaceFaults('shell', found),
  });
}

/**
 * Watches the sources of a service that needs no build, and restarts the service after each save.
 */
function watchFiles(options: ServiceDevOptions): () => Promise<void> {
  const { service, signal } = options;
  let savedAtMs: number | null = null;
  let runningUpdate: Promise<void> | null = null;
  const updateUntilCurrent = async (): Promise<void> => {
    while (savedAtMs !== null && !signal.aborted) {
      const startMs = savedAtMs;
      savedAtMs = null;
      await restartAndLog(options, startMs);
    }
    runningUpdate = null;
  };
  const watchers = SERVICE_FOLDERS[service].map((folder) =>
    watch(join(WORKSPACE_ROOT, folder), { recursive: true, signal }, (_event, file) => {
      if (file?.includes('.test.')) return;
      savedAtMs = Date.now();
      runningUpdate ??= updateUntilCurrent();
    }),
  );
  return async () => {
    for (const watcher of watchers) watcher.close();
    await runningUpdate;
  };
}

async function restartAndLog(
  { service, dataDir, log }: ServiceDevOptions,
  savedAtMs: number,
): Promise<void> {
  try {
    await restartService(dataDir, service);
    log(`✓ ${service} is back, ${Math.round(Date.now() - savedAtMs)} ms after the save`);
  } catch (error) {
    const { message } = error as Error;
    const hasServiceFailed = error instanceof ServiceFailedError;
    log(`✗ ${service} ${hasServiceFailed ? 'does not start' : 'is not restarted'}\n${message}`);
  }
}
