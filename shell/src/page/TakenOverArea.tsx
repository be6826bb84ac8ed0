import { useState } from 'react';

interface TakenOverAreaProps {
  readonly remote: string;
}

/**
 * An area whose script did not come with the first page: it stays as the server rendered it, to be
 * read, while everything around it works. Its links are followed like all others.
 */
export function TakenOverArea({ remote }: TakenOverAreaProps) {
  const [html] = useState(() => serverHtml(remote));
  return (
    <div
      data-area={remote}
      suppressHydrationWarning
      // The HTML is our own server's render, escaped by React there.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function serverHtml(remote: string): string {
  return document.querySelector(`[data-area="${CSS.escape(remote)}"]`)?.innerHTML ?? '';
}
