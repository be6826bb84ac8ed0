import { FastifyOtelInstrumentation } from '@fastify/otel';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance } from 'fastify';

import { plainSpans } from './plain-spans.ts';

/** Spans of this process on their way to a collector. */
export interface Tracing {
  /** Makes a span of every request; before the routes are added. */
  follow(app: FastifyInstance): Promise<void>;
  /** Sends what is left and ends. */
  stop(): Promise<void>;
}

/**
 * Traces requests, jobs and calls of other services; a request that brings `traceparent` (W3C
 * Trace Context) goes on in its trace. Where to is told by OpenTelemetry's own variables
 * (`OTEL_EXPORTER_OTLP_ENDPOINT`, `OTEL_TRACES_SAMPLER` …); without an endpoint nothing is traced.
 */
export function startTracing(env: NodeJS.ProcessEnv): Tracing {
  if (!env['OTEL_EXPORTER_OTLP_ENDPOINT']) return { follow: async () => {}, stop: async () => {} };
  const service = env['OTEL_SERVICE_NAME'] || 'gruenland-api';
  const exporter = plainSpans(new OTLPTraceExporter());
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
    follow: async (app) => void (await app.register(requests.plugin())),
    stop: async () => {
      calls.disable();
      await provider.shutdown();
    },
  };
}
