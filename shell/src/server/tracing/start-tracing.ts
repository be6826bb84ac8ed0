import { noTracing } from './tracing.ts';
import type { Tracing } from './tracing.ts';

/**
 * Traces incoming and outgoing requests with `traceparent` (W3C Trace Context). OpenTelemetry's
 * environment variables configure the tracing (`OTEL_EXPORTER_OTLP_ENDPOINT`, `OTEL_TRACES_SAMPLER`
 * …); without an endpoint tracing is off.
 */
export async function startTracing(env: NodeJS.ProcessEnv): Promise<Tracing> {
  if (!env['OTEL_EXPORTER_OTLP_ENDPOINT']) return noTracing;
  // Loading OpenTelemetry takes time and memory, so only traced shells do.
  const { startOpenTelemetry } = await import('./start-open-telemetry.ts');
  return startOpenTelemetry(env['OTEL_SERVICE_NAME'] || 'gruenland-shell');
}
