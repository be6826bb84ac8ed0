import { FastifyOtelInstrumentation } from '@fastify/otel';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { redactSpans } from './redact-spans.ts';
import type { Tracing } from './tracing.ts';

/** Starts OpenTelemetry; its environment variables name the collector. */
export function startOpenTelemetry(serviceName: string): Tracing {
  const exporter = redactSpans(new OTLPTraceExporter());
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
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
