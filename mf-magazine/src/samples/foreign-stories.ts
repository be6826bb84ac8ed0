import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { paragraph } from './story-content.ts';

/**
 * Content from other content spaces. It contains every field type, its outdated formats and empty
 * values.
 */

const asset = {
  id: 1,
  alt: null,
  name: '',
  focus: null,
  title: null,
  source: null,
  filename: '//a.storyblok.com/f/44162/1500x500/68d522f98c/topper1.png',
  copyright: null,
  fieldtype: 'asset',
  meta_data: {},
  is_external_url: false,
};

/** One value of every field type, in its current format and in the formats of old stories. */
export const FOREIGN_FIELDS: readonly unknown[] = [
  null,
  undefined,
  '',
  'text',
  '# Markdown **fett**',
  0,
  '12',
  true,
  false,
  '2026-11-21 05:00',
  [],
  {},
  [null],
  asset,
  { ...asset, filename: '' },
  { ...asset, filename: null },
  [asset, { ...asset, filename: '' }],
  '//a.storyblok.com/f/44162/image.jpg',
  { ...asset, filename: 'https://s3.amazonaws.com/a.storyblok.com/f/1/100x100/x/y.svg' },
  { ...asset, filename: 'https://a-us.storyblok.com/f/1/0x0/x/y.pdf' },
  { id: '', url: '', linktype: 'url', fieldtype: 'multilink', cached_url: '' },
  { id: 'b7e2', linktype: 'story', fieldtype: 'multilink', cached_url: 'weg', story: null },
  { linktype: 'story', story: { full_slug: 'da', url: 'da' }, anchor: 'x', target: '_blank' },
  { linktype: 'email', email: 'a@b.example', fieldtype: 'multilink' },
  { linktype: 'asset', url: 'https://a.storyblok.com/f/1/x.pdf', fieldtype: 'multilink' },
  {
    fieldtype: 'table',
    thead: [{ value: 'A' }, { value: 'B' }],
    tbody: [{ body: [{ value: 'x' }, { value: '1' }] }],
  },
  { fieldtype: 'table', thead: null, tbody: [{ body: null }] },
  { type: 'doc', content: [] },
  { type: 'doc', content: [paragraph('Text'), { type: 'karussell', content: [paragraph('x')] }] },
  {
    type: 'doc',
    content: [{ type: 'blok', attrs: { body: [{ component: 'fremd', _uid: 'f' }] } }],
  },
  { type: 'doc', content: [{ type: 'image', attrs: { src: '//a.storyblok.com/f/1/x.jpg' } }] },
  { type: 'doc', content: [{ type: 'text', text: null, marks: [{ type: 'link' }] }] },
  ['00000000-0000-4000-8000-000000000001', 'kein-uuid', null],
  '00000000-0000-4000-8000-000000000001',
  { plugin: 'native-color-picker', color: '#fff', _uid: 'p' },
  { plugin: 'seo_metatags', title: 'T', description: null },
  [{ _uid: '1', component: 'fremd' }, { component: null }, 'x', 7],
  [
    { _uid: '2', component: 'image', image: asset },
    { _uid: '3', component: 'grid', items: null },
  ],
];

/** Creates a block in which each of the named fields has the same unexpected value. */
export function createForeignBlock(
  component: string,
  names: readonly string[],
  value: unknown,
): RawBlock {
  const fields = Object.fromEntries(names.map((name) => [name, value]));
  return { ...fields, _uid: `uid-${component}`, component, _editable: '<!--#storyblok#{}-->' };
}

/** Creates a body of about `bytes` bytes with long texts and many blocks of unknown type. */
export function createHugeBody(bytes: number): readonly RawBlock[] {
  const longText = 'Zwischenfruchtbestände gehen vor dem Frost. '.repeat(50);
  const text = { type: 'doc', content: [paragraph(longText), paragraph(longText)] };
  const body: RawBlock[] = [];
  for (let size = 0; size < bytes; size += 5000) {
    const uid = String(body.length);
    body.push(
      { _uid: `a${uid}`, component: 'article_section', headline: `Teil ${uid}`, text },
      { _uid: `b${uid}`, component: 'hero_slider_pro', slides: [text] },
    );
  }
  return body;
}
