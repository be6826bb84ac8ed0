import { useState } from 'react';

interface PreservedServerHtmlProps {
  readonly as?: 'div' | 'footer' | 'header' | 'nav';
  /** CSS selector of the element whose HTML is kept. */
  readonly selector: string;
  readonly 'data-area'?: string;
  readonly 'aria-label'?: string;
}

/**
 * Keeps the server-rendered HTML of a part whose script did not load with the first page. The part
 * stays readable and its links work.
 */
export function PreservedServerHtml({
  as: Tag = 'div',
  selector,
  ...attributes
}: PreservedServerHtmlProps) {
  const [{ className, html }] = useState(() => readElement(selector));
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

function readElement(selector: string) {
  const element = document.querySelector(selector);
  return { className: element?.className || undefined, html: element?.innerHTML ?? '' };
}
