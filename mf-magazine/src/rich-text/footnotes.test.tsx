import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { arrangeBody } from '#pages/story-page/arrange-body.ts';
import { Footnotes } from '#pages/story-page/Footnotes.tsx';
import { extractFootnotes } from './footnotes.ts';
import { readRichText } from './rich-text-node.ts';
import { RichText } from './RichText.tsx';

const NOTE_MARK = { type: 'styled', attrs: { class: 'fussnote' } };
const createText = (content: string, ...marks: readonly object[]) => ({
  type: 'text',
  text: content,
  marks,
});
const createBlock = (...content: readonly object[]) => ({
  _uid: 'a',
  component: 'rich_text',
  text: { type: 'doc', content: [{ type: 'paragraph', content }] },
});
const renderBlock = (rawBlock: RawBlock) => {
  const document = readRichText(rawBlock['text']);
  return document ? renderToStaticMarkup(<RichText document={document} />) : '';
};

test('numbers notes over all texts and links references and notes', () => {
  const gridWithNote = {
    _uid: 'g',
    component: 'grid',
    items: [createBlock(createText('Drei'), createText('Dritte.', NOTE_MARK))],
  };
  const firstBlock = createBlock(
    createText('Eins '),
    createText('Erste mit ', NOTE_MARK),
    createText('Nachdruck', { type: 'bold' }, NOTE_MARK),
    createText(' und zwei'),
    createText('Zweite.', NOTE_MARK),
  );
  const { blocks, notes } = extractFootnotes([firstBlock, gridWithNote]);
  expect(notes.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(renderBlock(blocks[0]!)).toMatch(
    /<p>Eins<sup><a id="anmerkung-1-stelle" role="doc-noteref" aria-label="Anmerkung 1" href="#anmerkung-1"[^>]*>1<\/a><\/sup> und zwei<sup>.*>2<\/a><\/sup><\/p>/,
  );
  expect(JSON.stringify(blocks[1])).toContain('"number":3');
  const list = renderToStaticMarkup(<Footnotes model={notes} />);
  expect(list).toMatch(
    /^<section role="doc-endnotes" aria-label="Anmerkungen".*<li id="anmerkung-1"[^>]*>Erste mit <strong>Nachdruck<\/strong> <a role="doc-backlink" aria-label="Zurück zur Stelle von Anmerkung 1" href="#anmerkung-1-stelle"/,
  );
  expect(list).toContain('id="anmerkung-3"');
});

test('keeps texts without notes and drops reference nodes from content', () => {
  const blockWithoutNotes = createBlock(createText('Eins'));
  expect(extractFootnotes([blockWithoutNotes]).blocks[0]).toBe(blockWithoutNotes);
  const blockWithReference = createBlock(createText('Eins'), {
    type: 'footnote_reference',
    attrs: { number: 1 },
  });
  const { blocks, notes } = extractFootnotes([
    blockWithReference,
    createBlock(createText('b'), createText('B.', NOTE_MARK)),
  ]);
  expect(renderBlock(blocks[0]!)).not.toContain('sup');
  expect(notes).toHaveLength(1);
});

test.each([
  ['empty notes', [createText('Eins'), createText(' ', NOTE_MARK), createText('zwei')]],
  ['broken marks', [{ type: 'text', text: 'Eins', marks: 7 }, null]],
  ['marks without attributes', [createText('Eins', { type: 'styled' })]],
])('%s produce no notes', (_, content) => {
  expect(extractFootnotes([createBlock(...(content as object[]))]).notes).toEqual([]);
});

test('leaves the note out of the table of contents', () => {
  const heading = {
    type: 'heading',
    attrs: { level: 2 },
    content: [createText('Titel'), createText('Woher das kommt.', NOTE_MARK)],
  };
  const rawBlock = { _uid: 'a', component: 'rich_text', text: { type: 'doc', content: [heading] } };
  const { notes, contents } = arrangeBody(
    Array.from({ length: 5 }, () => rawBlock),
    'artikel',
  );
  expect(contents[0]?.text).toBe('Titel');
  expect(notes).toHaveLength(5);
  expect(arrangeBody([createBlock(createText('Eins'))], 'artikel').notes).toEqual([]);
});

test('shows a note that was not extracted in parentheses', () =>
  expect(renderBlock(createBlock(createText('Eins'), createText('Erste.', NOTE_MARK)))).toContain(
    'Eins<small> (Erste.)</small>',
  ));
