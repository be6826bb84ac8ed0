import type { FastifyInstance } from 'fastify';
import { FastifyOtelInstrumentation } from '@fastify/otel';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { redactSpans } from './redact-spans.ts';

/** Controls the tracing of this process. */
export interface Tracing {
  readonly isOn: boolean;
  /**
   * Creates a span for every request to the server. Call this method before routes are registered.
   */
  readonly instrumentServer: (app: FastifyInstance) => Promise<void>;
  /** Sends pending spans and stops tracing. */
  readonly stop: () => Promise<void>;
}

/**
 * Traces incoming and outgoing requests with `traceparent` (W3C Trace Context). OpenTelemetry's
 * environment variables configure the tracing (`OTEL_EXPORTER_OTLP_ENDPOINT`, `OTEL_TRACES_SAMPLER`
 * …); without an endpoint tracing is off.
 */
export function startTracing(env: NodeJS.ProcessEnv): Tracing {
  if (!env['OTEL_EXPORTER_OTLP_ENDPOINT'])
    return {
      isOn: false,
      instrumentServer: () => Promise.resolve(),
      stop: () => Promise.resolve(),
    };
  const service = env['OTEL_SERVICE_NAME'] || 'gruenland-shell';
  const exporter = redactSpans(new OTLPTraceExporter());
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  const instrumentation = new UndiciInstrumentation();
  instrumentation.setTracerProvider(provider);
  const requests = new FastifyOtelInstrumentation();
  requests.setTracerProvider(provider);
  return {
    isOn: true,
    instrumentServer: async (app) => void (await app.register(requests.plugin())),
    stop: async () => {
      instrumentation.disable();
      await provider.shutdown();
    },
  };
}
