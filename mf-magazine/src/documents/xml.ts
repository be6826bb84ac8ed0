import { escapeXml } from '@gruenland/shared-ui/documents/xml-text.ts';

/** A minimal XML writer for elements, attributes and escaped text. */

type XmlAttributes = Readonly<Record<string, string | number>>;

/** Serialized XML. Only this module creates such objects, so their text is escaped. */
export interface XmlFragment {
  readonly markup: string;
}

/** Creates an element with text or child elements. Leaves out undefined children. */
export function element(
  name: string,
  content: string | XmlFragment | readonly (XmlFragment | undefined)[],
  attributes: XmlAttributes = {},
): XmlFragment {
  const innerMarkup =
    typeof content === 'string'
      ? escapeXml(content)
      : 'markup' in content
        ? content.markup
        : content.map((part) => part?.markup ?? '').join('');
  const attributeTexts = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeXml(String(value))}"`,
  );
  const startTag = `${name}${attributeTexts.join('')}`;
  return {
    markup: innerMarkup === '' ? `<${startTag}/>` : `<${startTag}>${innerMarkup}</${name}>`,
  };
}

/** Creates an element with text. Returns undefined when the text is empty. */
export function createTextElement(name: string, text: string | undefined): XmlFragment | undefined {
  return text ? element(name, text) : undefined;
}

/** Renders a complete XML document. */
export function renderXmlDocument(rootElement: XmlFragment): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${rootElement.markup}\n`;
}
