import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { arrangeBody } from '#pages/parts/arrange-body.ts';
import { Footnotes } from '#pages/parts/Footnotes.tsx';
import { takeFootnotes } from './footnotes.ts';
import { readRichText } from './rich-text-node.ts';
import { RichText } from './RichText.tsx';

const NOTE = { type: 'styled', attrs: { class: 'fussnote' } };
const text = (words: string, ...marks: readonly object[]) => ({ type: 'text', text: words, marks });
const block = (...content: readonly object[]) => ({
  _uid: 'a',
  component: 'rich_text',
  text: { type: 'doc', content: [{ type: 'paragraph', content }] },
});
const markup = (raw: RawBlock) => {
  const document = readRichText(raw['text']);
  return document ? renderToStaticMarkup(<RichText document={document} />) : '';
};

test('notes are numbered over all texts, and lead there and back', () => {
  const inGrid = {
    _uid: 'g',
    component: 'grid',
    items: [block(text('Drei'), text('Dritte.', NOTE))],
  };
  const first = block(
    text('Eins '),
    text('Erste mit ', NOTE),
    text('Nachdruck', { type: 'bold' }, NOTE),
    text(' und zwei'),
    text('Zweite.', NOTE),
  );
  const { blocks, notes } = takeFootnotes([first, inGrid]);
  expect(notes.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(markup(blocks[0]!)).toMatch(
    /<p>Eins<sup><a id="anmerkung-1-stelle" role="doc-noteref" aria-label="Anmerkung 1" href="#anmerkung-1"[^>]*>1<\/a><\/sup> und zwei<sup>.*>2<\/a><\/sup><\/p>/,
  );
  expect(JSON.stringify(blocks[1])).toContain('"number":3');
  const list = renderToStaticMarkup(<Footnotes model={notes} />);
  expect(list).toMatch(
    /^<section role="doc-endnotes" aria-label="Anmerkungen".*<li id="anmerkung-1"[^>]*>Erste mit <strong>Nachdruck<\/strong> <a role="doc-backlink" aria-label="Zurück zur Stelle von Anmerkung 1" href="#anmerkung-1-stelle"/,
  );
  expect(list).toContain('id="anmerkung-3"');
});

test('texts without notes come back as they are, and content cannot number any itself', () => {
  const plain = block(text('Eins'));
  expect(takeFootnotes([plain]).blocks[0]).toBe(plain);
  const forged = block(text('Eins'), { type: 'footnote_reference', attrs: { number: 1 } });
  const { blocks, notes } = takeFootnotes([forged, block(text('b'), text('B.', NOTE))]);
  expect(markup(blocks[0]!)).not.toContain('sup');
  expect(notes).toHaveLength(1);
});

test.each([
  ['empty notes', [text('Eins'), text(' ', NOTE), text('zwei')]],
  ['broken marks', [{ type: 'text', text: 'Eins', marks: 7 }, null]],
  ['marks without attributes', [text('Eins', { type: 'styled' })]],
])('%s are no notes', (_, content) => {
  expect(takeFootnotes([block(...(content as object[]))]).notes).toEqual([]);
});

test('the headline of a contents list does not hold the note, which stands below the text', () => {
  const heading = {
    type: 'heading',
    attrs: { level: 2 },
    content: [text('Titel'), text('Woher das kommt.', NOTE)],
  };
  const raw = { _uid: 'a', component: 'rich_text', text: { type: 'doc', content: [heading] } };
  const { blocks, contents } = arrangeBody(
    Array.from({ length: 5 }, () => raw),
    'artikel',
  );
  expect(contents[0]?.text).toBe('Titel');
  expect(blocks.at(-1)?.component).toBe('footnotes');
  expect(arrangeBody([block(text('Eins'))], 'artikel').blocks).toHaveLength(1);
});

test('where nobody numbers notes, one stands in brackets', () =>
  expect(markup(block(text('Eins'), text('Erste.', NOTE)))).toContain(
    'Eins<small> (Erste.)</small>',
  ));
