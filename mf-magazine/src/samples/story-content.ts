import type { Asset } from '@gruenland/shared-contracts/image.ts';
import type { ArticleTeaser } from '#model/teaser.ts';
import { readRichText } from '#rich-text/rich-text-node.ts';
import type { RichTextNode } from '#rich-text/rich-text-node.ts';

/** Creates the asset of a picture that the embedded image service provides. */
export function picture(name: string, alt: string): Asset {
  return {
    src: `https://a.storyblok.com/f/100001/2400x1600/${name}.jpg`,
    alt,
    width: 2400,
    height: 1600,
    caption: 'Am Morgen stehen die Kühe dicht am Gatter: Sie wissen, dass umgetrieben wird.',
    credit: 'Linolschnitt: Grünland',
    focus: undefined,
  };
}

export const cowPicture = picture(
  '49d6f2479c/kuehe-weide-morgen-sommer-1',
  'Kühe auf einer Weide.',
);

export function paragraph(text: string): object {
  return { type: 'paragraph', content: [{ type: 'text', text }] };
}

export function paragraphs(...texts: readonly string[]): RichTextNode {
  const document = readRichText({ type: 'doc', content: texts.map(paragraph) });
  if (!document) throw new Error('the document has no content');
  return document;
}

/** Creates a teaser for the style guide and tests. */
export function teaser(fields: Partial<ArticleTeaser> = {}): ArticleTeaser {
  return {
    uuid: fields.headline ?? 'a',
    href: '/artikel/das-fuenfte-glied',
    kicker: 'Fruchtfolge',
    headline: 'Das fünfte Glied',
    lead: 'Zwölf Jahre lang ging das auf Hof Timmerlah gut. Dann stellte der Betrieb den Stoppelweizen infrage und rechnete nicht mehr je Kultur, sondern je Umlauf.',
    kind: 'artikel',
    date: '2026-11-21T05:00:00.000Z',
    image: cowPicture,
    category: { name: 'Ackerbau', href: '/thema/ackerbau' },
    authors: [{ name: 'Henrike Osterloh', href: '/autoren/henrike-osterloh' }],
    ...fields,
  };
}

export const LONG_WORD =
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz und Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung';
