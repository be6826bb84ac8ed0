import { use } from 'react';
import type { ComponentType, HTMLAttributes } from 'react';
import { FixedHtmlContext } from './fixed-html.ts';

interface FixedElementProps<Props extends object> {
  readonly as: 'footer' | 'nav';
  readonly attributes: Pick<HTMLAttributes<HTMLElement>, 'aria-label' | 'className'>;
  /**
   * Content of the element. It depends on `props` and the app mode only: it shows the same for all
   * visitors, and it uses neither `useId` nor slots, because the server renders it apart from its page.
   */
  readonly content: ComponentType<Props>;
  readonly props: Props;
}

/**
 * Renders an element whose content many pages share. The server copies the content's HTML; the
 * browser hydrates it as if the server had rendered the component here.
 */
export function FixedElement<Props extends object>({
  as: Element,
  attributes,
  content: Content,
  props,
}: FixedElementProps<Props>) {
  const renderFixedHtml = use(FixedHtmlContext);
  if (!renderFixedHtml) {
    return (
      <Element {...attributes}>
        <Content {...props} />
      </Element>
    );
  }
  const html = renderFixedHtml(Content, props);
  // oxlint-disable-next-line react/no-danger -- our own server's render, escaped by React there
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
