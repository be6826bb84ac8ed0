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
 * Renders the server's HTML of a part that is not hydrated. The boot data omits this HTML: during
 * hydration the browser reads it from the document.
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
