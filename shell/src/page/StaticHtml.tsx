import { memo } from 'react';
import { getEditableAttributes } from '#editor/editable.ts';
import type { EditableBlockData } from '#editor/editable.ts';
import { readStaticPartHtml } from './static-part-html.ts';

interface StaticHtmlProps {
  readonly id: string;
  readonly name: string;
  readonly remote: string;
  readonly html: string | undefined;
  readonly kind: 'block' | 'slot';
  readonly editable?: EditableBlockData | undefined;
}

/**
 * A part rendered by the server and not hydrated. The boot data omits the part's HTML: during
 * hydration the browser reads the HTML from the document.
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
      {...getEditableAttributes(editable)}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- our own server's render, escaped by React there
      dangerouslySetInnerHTML={{ __html: html ?? readStaticPartHtml(id) }}
    />
  );
});
