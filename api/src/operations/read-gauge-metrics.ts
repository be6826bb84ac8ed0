import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

/** Reads the values of a gauge and passes them to `set`. */
export type GaugeReader = (
  set: (labels: Record<string, string>, value: number) => void,
) => Promise<void>;

/**
 * Adds a gauge whose values are read on each scrape. While they cannot be read, the response omits
 * the gauge.
 */
export function addReadGauge(
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly string[],
  readValues: GaugeReader,
): void {
  const registeredGauge = new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    collect: async () => {
      registeredGauge.reset();
      await readValues((labels, value) => registeredGauge.set(labels, value)).catch(() => {
        // Removes a gauge without labels, because a reset sets it to 0.
        if (labelNames.length === 0) registeredGauge.remove();
      });
    },
  });
}
