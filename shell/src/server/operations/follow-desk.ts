import { resolve } from 'node:path';
import type { StoppedCanary } from '#server/canary/stopped-canaries.ts';
import type { PageServices } from '#server/pipeline/page-context.ts';
import { DeskMeasures } from './desk-measures.ts';

/** Puts into force what the desk of the Betrieb says: areas that are off, trials that ended. */
export function followDesk(
  parts: Pick<PageServices, 'config' | 'killSwitches' | 'cache' | 'log'>,
  stopCanary: (remote: string, stopped: StoppedCanary) => void,
): DeskMeasures {
  const { config, killSwitches, cache, log } = parts;
  return new DeskMeasures({
    apiUrl: config.env.API_URL,
    file: resolve(config.env.DATA_DIR, 'desk-measures.json'),
    log,
    onChange: ({ off, stopped }) => {
      for (const { remote, release, flip, at } of stopped) {
        stopCanary(remote, { id: release, flip, reason: 'Am Schreibtisch beendet', at });
      }
      if (!killSwitches.takeDesk(off)) return;
      log.warn({ off: killSwitches.active }, 'kill switches have changed by the desk');
      cache.clear();
    },
  });
}
