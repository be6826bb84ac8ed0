import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { arrangeBody } from '#pages/story-page/arrange-body.ts';
import { Footnotes } from '#pages/story-page/Footnotes.tsx';
import { extractFootnotes } from './footnotes.ts';
import { readRichText } from './rich-text-node.ts';
import { RichText } from './RichText.tsx';

const NOTE_MARK = { type: 'styled', attrs: { class: 'fussnote' } };
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

test('numbers notes over all texts and links references and notes', () => {
  const nestedInGrid = {
    _uid: 'g',
    component: 'grid',
    items: [block(text('Drei'), text('Dritte.', NOTE_MARK))],
  };
  const first = block(
    text('Eins '),
    text('Erste mit ', NOTE_MARK),
    text('Nachdruck', { type: 'bold' }, NOTE_MARK),
    text(' und zwei'),
    text('Zweite.', NOTE_MARK),
  );
  const { blocks, notes } = extractFootnotes([first, nestedInGrid]);
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

test('keeps texts without notes and drops reference nodes from content', () => {
  const plain = block(text('Eins'));
  expect(extractFootnotes([plain]).blocks[0]).toBe(plain);
  const forged = block(text('Eins'), { type: 'footnote_reference', attrs: { number: 1 } });
  const { blocks, notes } = extractFootnotes([forged, block(text('b'), text('B.', NOTE_MARK))]);
  expect(markup(blocks[0]!)).not.toContain('sup');
  expect(notes).toHaveLength(1);
});

test.each([
  ['empty notes', [text('Eins'), text(' ', NOTE_MARK), text('zwei')]],
  ['broken marks', [{ type: 'text', text: 'Eins', marks: 7 }, null]],
  ['marks without attributes', [text('Eins', { type: 'styled' })]],
])('%s produce no notes', (_, content) => {
  expect(extractFootnotes([block(...(content as object[]))]).notes).toEqual([]);
});

test('leaves the note out of the table of contents', () => {
  const heading = {
    type: 'heading',
    attrs: { level: 2 },
    content: [text('Titel'), text('Woher das kommt.', NOTE_MARK)],
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

test('shows a note that was not extracted in parentheses', () =>
  expect(markup(block(text('Eins'), text('Erste.', NOTE_MARK)))).toContain(
    'Eins<small> (Erste.)</small>',
  ));
