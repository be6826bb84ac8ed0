import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

/**
 * Adds a gauge that is 1 while the content service answers.
 * @returns a function that sets it after each poll
 */
export function addContentGauge(registry: Registry): (isAnswering: boolean) => void {
  const gauge = new Gauge({
    name: 'gruenland_content_up',
    help: 'Whether the content service answers: 1 or 0',
    registers: [registry],
  });
  gauge.set(1);
  return (isAnswering) => gauge.set(isAnswering ? 1 : 0);
}
