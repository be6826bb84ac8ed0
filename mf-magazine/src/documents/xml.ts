/** A minimal XML writer: elements, attributes and escaped text. */

type Attributes = Readonly<Record<string, string | number>>;

/** Serialized XML; created by this module only. */
export interface Xml {
  readonly markup: string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes text for an element or an attribute; characters that XML forbids are left out. */
export function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** Creates an element with text or child elements; undefined children are left out. */
export function element(
  name: string,
  content: string | Xml | readonly (Xml | undefined)[],
  attributes: Attributes = {},
): Xml {
  const inner =
    typeof content === 'string'
      ? xmlText(content)
      : 'markup' in content
        ? content.markup
        : content.map((part) => part?.markup ?? '').join('');
  const attributeTexts = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${xmlText(String(value))}"`,
  );
  const start = `${name}${attributeTexts.join('')}`;
  return { markup: inner === '' ? `<${start}/>` : `<${start}>${inner}</${name}>` };
}

/** Creates an element with text; undefined when the text is empty. */
export function textElement(name: string, text: string | undefined): Xml | undefined {
  return text ? element(name, text) : undefined;
}

/** Creates a complete XML document. */
export function renderXmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.markup}\n`;
}
