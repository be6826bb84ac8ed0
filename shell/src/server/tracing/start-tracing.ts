import type { FastifyInstance } from 'fastify';
import { FastifyOtelInstrumentation } from '@fastify/otel';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { plainSpans } from './plain-spans.ts';

/** Spans of this process on their way to a collector. */
export interface Tracing {
  /** Makes a span of every request; before its routes are added. */
  readonly follow: (app: FastifyInstance) => Promise<void>;
  /** Sends what is left and ends. */
  readonly stop: () => Promise<void>;
}

/**
 * Traces requests to this process and its own to others, which carry `traceparent` (W3C Trace
 * Context). Where to is told by OpenTelemetry's own variables (`OTEL_EXPORTER_OTLP_ENDPOINT`,
 * `OTEL_TRACES_SAMPLER` and so on); without an endpoint nothing is traced.
 */
export function startTracing(env: NodeJS.ProcessEnv): Tracing {
  if (!env['OTEL_EXPORTER_OTLP_ENDPOINT'])
    return { follow: () => Promise.resolve(), stop: () => Promise.resolve() };
  const service = env['OTEL_SERVICE_NAME'] || 'gruenland-shell';
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
