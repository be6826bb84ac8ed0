import { resolve } from 'node:path';
import type { StoppedCanary } from '#server/canary/stopped-canaries.ts';
import type { PageServices } from '#server/pipeline/page-services.ts';
import { OperationsPoller } from './operations-poller.ts';

/**
 * Applies the settings of the operations page: areas that staff switched off and canaries that
 * staff stopped.
 */
export function followOperations(
  services: Pick<PageServices, 'config' | 'killSwitches' | 'cache' | 'log'>,
  stopCanary: (remote: string, stoppedCanary: StoppedCanary) => void,
): OperationsPoller {
  const { config, killSwitches, cache, log } = services;
  return new OperationsPoller({
    apiUrl: config.env.API_URL,
    file: resolve(config.env.DATA_DIR, 'staff-kill-switches.json'),
    log,
    onChange: ({ off, stopped }) => {
      for (const { remote, release, flip, at } of stopped) {
        stopCanary(remote, { id: release, flip, reason: 'Am Schreibtisch beendet', at });
      }
      if (!killSwitches.setSwitchedOffByStaff(off)) return;
      log.warn(
        { off: killSwitches.switchedOffParts },
        'kill switches were changed on the operations page',
      );
      cache.clear();
    },
  });
}
