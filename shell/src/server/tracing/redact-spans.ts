import type { SpanExporter } from '@opentelemetry/sdk-trace-node';

/**
 * Span attributes that are exported. The list must not contain URLs with queries, visitors' IP
 * addresses or error texts.
 */
const ALLOWED_ATTRIBUTES: ReadonlySet<string> = new Set([
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'server.address',
  'server.port',
  'error.type',
]);

/** Wraps an exporter: before spans are exported, removes all data that could identify a person. */
export function redactSpans(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => {
      for (const { attributes, events } of spans) {
        for (const name of Object.keys(attributes))
          if (!ALLOWED_ATTRIBUTES.has(name)) delete attributes[name];
        events.length = 0;
      }
      exporter.export(spans, done);
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
