import { renderToStaticMarkup } from 'react-dom/server';
import { RichText } from '#rich-text/RichText.tsx';
import { readRichText } from '#rich-text/rich-text-node.ts';

/** Renders a document with these nodes and returns its markup without the wrapper element. */
export function html(...content: readonly unknown[]): string {
  const document = readRichText({ type: 'doc', content });
  if (!document) return '';
  return renderToStaticMarkup(<RichText document={document} />).replace(
    /^<div class="[^"]*">(.*)<\/div>$/s,
    '$1',
  );
}

export const text = (words: unknown, ...marks: readonly unknown[]) => ({
  type: 'text',
  text: words,
  marks,
});
/** Renders a paragraph with these nodes and returns its markup. */
export const renderParagraphHtml = (...content: readonly unknown[]) =>
  html({ type: 'paragraph', content });
export const link = (attrs: object) => ({ type: 'link', attrs });
