import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { paragraph } from '#samples/story-content.ts';
import { RichText } from './RichText.tsx';
import { readRichText } from './rich-text-node.ts';

const text = (words: string, ...marks: readonly object[]) => ({ type: 'text', text: words, marks });
const cell = (type: string) => (words: string) => ({ type, content: [paragraph(words)] });
const row = (type: string, ...words: readonly string[]) => ({
  type: 'tableRow',
  content: words.map(cell(type)),
});
const item = (words: string) => ({ type: 'list_item', content: [paragraph(words)] });

const fullDocument = readRichText({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        text('Fett', { type: 'bold' }),
        text(', '),
        text('kursiv', { type: 'italic' }),
        text(', '),
        text('hervorgehoben', { type: 'highlight', attrs: { color: '#ff0' } }),
        text(', CO'),
        text('2', { type: 'subscript' }),
        text(' und ein '),
        text('Verweis', { type: 'link', attrs: { href: '/artikel', linktype: 'url' } }),
        text('.'),
      ],
    },
    { type: 'heading', attrs: { level: 2 }, content: [text('Zwischenüberschrift')] },
    { type: 'bullet_list', content: [item('Ackerbohne'), item('Erbse')] },
    { type: 'ordered_list', attrs: { order: 3 }, content: [item('säen'), item('striegeln')] },
    {
      type: 'blockquote',
      content: [paragraph('„Bohnen sät man erst, wenn man weiß, wer sie holt.“')],
    },
    {
      type: 'table',
      content: [
        row('tableHeader', 'Kultur', 'Ertrag dt/ha'),
        row('tableCell', 'Winterraps', '38'),
        row('tableCell', 'Weizen nach Raps', '84'),
      ],
    },
    { type: 'code_block', attrs: { class: 'language-text' }, content: [text('N = 180 - Nmin')] },
    { type: 'horizontal_rule' },
    paragraph('Schluss.'),
  ],
});

export const richTextStories: readonly StoryDefinition[] = [
  {
    title: 'Rich Text',
    state: 'alle Knoten',
    view: () => fullDocument && <RichText document={fullDocument} />,
  },
];
