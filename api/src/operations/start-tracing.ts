import { noTracing } from './tracing.ts';
import type { Tracing } from './tracing.ts';

/**
 * Starts to trace requests, tasks and calls to other services. A request with the header
 * `traceparent` (W3C Trace Context) continues that trace.
 *
 * OpenTelemetry's own variables configure the target (`OTEL_EXPORTER_OTLP_ENDPOINT`,
 * `OTEL_TRACES_SAMPLER` …). Without an endpoint, tracing is off.
 */
export async function startTracing(env: NodeJS.ProcessEnv): Promise<Tracing> {
  if (!env['OTEL_EXPORTER_OTLP_ENDPOINT']) return noTracing;
  // Loading OpenTelemetry takes time and memory, so only traced apis do.
  const { startOpenTelemetry } = await import('./start-open-telemetry.ts');
  return startOpenTelemetry(env['OTEL_SERVICE_NAME'] || 'gruenland-api');
}
