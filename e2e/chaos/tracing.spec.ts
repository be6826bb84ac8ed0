import { expect } from '@playwright/test';
import { test } from '../support/chaos-test.ts';
import { FaultProxy } from '../support/fault-proxy.ts';

interface Span {
  readonly traceId: string;
  /** 2 is an answer, 3 a call (OTLP, SpanKind). */
  readonly kind: number;
  readonly attributes: readonly {
    readonly key: string;
    readonly value: { readonly stringValue?: string };
  }[];
}
interface Export {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

test('Eine Seite und was sie bei der Schnittstelle fragt, sind eine Spur ohne Suchwörter', async ({
  site,
  startWholeShell,
}) => {
  // Whatever answers: it is asked what was sent to it.
  const collector = new FaultProxy(site.embeddedUrl);
  const shell = await startWholeShell({
    OTEL_EXPORTER_OTLP_ENDPOINT: await collector.listen(),
    OTEL_BSP_SCHEDULE_DELAY: '50',
  });
  const bodies = () => collector.posted('/v1/traces');
  const spans = () =>
    bodies()
      .flatMap((body) => (JSON.parse(body) as Export).resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  await shell.get('/kleinanzeigen?q=geheimes-wort');
  await expect
    .poll(() => {
      const page = spans().find(({ kind, attributes }) => {
        const route = attributes.find(({ key }) => key === 'http.route');
        return kind === 2 && route?.value.stringValue === '/*';
      });
      return spans().some(({ kind, traceId }) => kind === 3 && traceId === page?.traceId);
    })
    .toBe(true);
  expect(bodies().join('')).not.toContain('geheimes-wort');
  await collector.close();
});
