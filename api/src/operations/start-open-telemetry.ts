import { FastifyOtelInstrumentation } from '@fastify/otel';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';

import { excludePersonalAttributes } from './exclude-personal-attributes.ts';
import type { Tracing } from './tracing.ts';

/** Starts OpenTelemetry; its environment variables name the collector. */
export function startOpenTelemetry(serviceName: string): Tracing {
  const exporter = excludePersonalAttributes(new OTLPTraceExporter());
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
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
