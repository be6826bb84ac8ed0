import { useState } from 'react';

interface TakenOverHtmlProps {
  readonly as?: 'div' | 'footer' | 'header' | 'nav';
  /** Where the document holds the part. */
  readonly selector: string;
  readonly 'data-area'?: string;
  readonly 'aria-label'?: string;
}

/**
 * A part whose script did not come with the first page: it stays as the server rendered it, to be
 * read, while everything around it works. Its links are followed like all others.
 */
export function TakenOverHtml({ as: Tag = 'div', selector, ...attributes }: TakenOverHtmlProps) {
  const [{ className, html }] = useState(() => partOf(selector));
  return (
    <Tag
      {...attributes}
      className={className}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- our own server's render, escaped by React there
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function partOf(selector: string) {
  const element = document.querySelector(selector);
  return { className: element?.className || undefined, html: element?.innerHTML ?? '' };
}
