import { FastifyOtelInstrumentation } from '@fastify/otel';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance } from 'fastify';

import { excludePersonalAttributes } from './exclude-personal-attributes.ts';

/** Creates spans of this process and exports them to a collector. */
export interface Tracing {
  /** Creates a span for every request. Call it before routes are registered. */
  traceRequests(app: FastifyInstance): Promise<void>;
  /** Exports the remaining spans and stops tracing. */
  stop(): Promise<void>;
}

/**
 * Starts to trace requests, tasks and calls to other services. A request with the header
 * `traceparent` (W3C Trace Context) continues that trace.
 *
 * OpenTelemetry's own variables configure the target (`OTEL_EXPORTER_OTLP_ENDPOINT`,
 * `OTEL_TRACES_SAMPLER` …). Without an endpoint, tracing is off.
 */
export function startTracing(env: NodeJS.ProcessEnv): Tracing {
  if (!env['OTEL_EXPORTER_OTLP_ENDPOINT'])
    return { traceRequests: async () => {}, stop: async () => {} };
  const service = env['OTEL_SERVICE_NAME'] || 'gruenland-api';
  const exporter = excludePersonalAttributes(new OTLPTraceExporter());
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  const calls = new UndiciInstrumentation();
  calls.setTracerProvider(provider);
  const requests = new FastifyOtelInstrumentation();
  requests.setTracerProvider(provider);
  return {
    traceRequests: async (app) => void (await app.register(requests.plugin())),
    stop: async () => {
      calls.disable();
      await provider.shutdown();
    },
  };
}
