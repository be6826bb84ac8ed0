import { memo } from 'react';
import { editableAttributes } from '#editor/editable.ts';
import type { Editable } from '#editor/editable.ts';
import { takenOverHtml } from './taken-over-html.ts';

interface StaticHtmlProps {
  readonly id: string;
  readonly name: string;
  readonly remote: string;
  readonly html: string | undefined;
  readonly kind: 'block' | 'slot';
  readonly editable?: Editable | undefined;
}

/**
 * A part that the server rendered and the browser leaves as it stands. On a server-rendered page
 * its HTML is not sent a second time: the browser reads it from the document when it takes over.
 */
export const StaticHtml = memo(function StaticHtml({
  id,
  name,
  remote,
  html,
  kind,
  editable,
}: StaticHtmlProps) {
  return (
    <div
      data-part={id}
      data-kind={kind}
      data-name={name}
      data-remote={remote}
      {...editableAttributes(editable)}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- our own server's render, escaped by React there
      dangerouslySetInnerHTML={{ __html: html ?? takenOverHtml(id) }}
    />
  );
});
