import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { paragraph } from '#samples/story-content.ts';
import { RichText } from './RichText.tsx';
import { readRichText } from './rich-text-node.ts';

const createText = (content: string, ...marks: readonly object[]) => ({
  type: 'text',
  text: content,
  marks,
});
const createCell = (type: string) => (content: string) => ({ type, content: [paragraph(content)] });
const createRow = (type: string, ...contents: readonly string[]) => ({
  type: 'tableRow',
  content: contents.map(createCell(type)),
});
const createItem = (content: string) => ({ type: 'list_item', content: [paragraph(content)] });

const fullDocument = readRichText({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        createText('Fett', { type: 'bold' }),
        createText(', '),
        createText('kursiv', { type: 'italic' }),
        createText(', '),
        createText('hervorgehoben', { type: 'highlight', attrs: { color: '#ff0' } }),
        createText(', CO'),
        createText('2', { type: 'subscript' }),
        createText(' und ein '),
        createText('Verweis', { type: 'link', attrs: { href: '/artikel', linktype: 'url' } }),
        createText('.'),
      ],
    },
    { type: 'heading', attrs: { level: 2 }, content: [createText('Zwischenüberschrift')] },
    { type: 'bullet_list', content: [createItem('Ackerbohne'), createItem('Erbse')] },
    {
      type: 'ordered_list',
      attrs: { order: 3 },
      content: [createItem('säen'), createItem('striegeln')],
    },
    {
      type: 'blockquote',
      content: [paragraph('„Bohnen sät man erst, wenn man weiß, wer sie holt.“')],
    },
    {
      type: 'table',
      content: [
        createRow('tableHeader', 'Kultur', 'Ertrag dt/ha'),
        createRow('tableCell', 'Winterraps', '38'),
        createRow('tableCell', 'Weizen nach Raps', '84'),
      ],
    },
    {
      type: 'code_block',
      attrs: { class: 'language-text' },
      content: [createText('N = 180 - Nmin')],
    },
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
