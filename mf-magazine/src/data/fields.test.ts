import fc from 'fast-check';
import { readAssetField, normalizePictureUrl } from './read-asset-field.ts';
import {
  readBlocksField,
  readDateField,
  readFlagField,
  readListField,
  readNumberField,
  readOptionField,
  readRelationField,
  readRelationsField,
  readTextField,
} from './fields.ts';
import { uuid } from '#samples/story-records.ts';
import { readLinkField } from './read-link-field.ts';
import { parseNavigationLinks } from './navigation-link.parse.ts';
import { parseSeo } from './seo.parse.ts';

const SAMPLE_UUID = '00000000-0000-4000-8000-000000000001';

describe('single fields', () => {
  test.each([
    ['  a ', 'a'],
    ['', undefined],
    ['   ', undefined],
    [3, '3'],
    [Number.NaN, undefined],
    [null, undefined],
    [{}, undefined],
    [['a'], undefined],
    ['u\u0308', '\u00fc'],
  ])('textField(%j)', (value, expected) => {
    expect(readTextField(value)).toBe(expected);
  });

  test.each([
    ['3', 3],
    ['192.50', 192.5],
    ['192,50', 192.5],
    ['-1', -1],
    ['', undefined],
    ['drei', undefined],
    [true, undefined],
  ])('numberField(%j)', (value, expected) => {
    expect(readNumberField(value)).toBe(expected);
  });

  test('optionField returns the fallback', () => {
    expect(readOptionField('tipp', ['info', 'tipp'], 'info')).toBe('tipp');
    expect(readOptionField('TIPP', ['info', 'tipp'], 'info')).toBe('info');
    expect(readOptionField(undefined, ['info', 'tipp'], 'info')).toBe('info');
  });

  test('flagField distinguishes false from missing', () => {
    expect([true, 'true', false, 'false', '', undefined].map(readFlagField)).toEqual([
      true,
      true,
      false,
      false,
      undefined,
      undefined,
    ]);
  });

  test.each([
    ['2026-11-21 05:00', '2026-11-21T05:00:00.000Z'],
    ['2026-11-21T05:00:00.000Z', '2026-11-21T05:00:00.000Z'],
    ['2026-11-21T06:00:00+01:00', '2026-11-21T05:00:00.000Z'],
    ['2026-11-21', '2026-11-21T00:00:00.000Z'],
    ['2026-13-45 99:00', undefined],
    ['gestern', undefined],
    ['', undefined],
    [5, undefined],
  ])('dateField(%j)', (value, expected) => {
    expect(readDateField(value)).toBe(expected);
  });

  test('reads relations as uuid or resolved story, without duplicates', () => {
    expect(readRelationField(SAMPLE_UUID)).toBe(SAMPLE_UUID);
    expect(readRelationField({ uuid: SAMPLE_UUID })).toBe(SAMPLE_UUID);
    expect(readRelationField('heu')).toBeUndefined();
    expect(readRelationsField([SAMPLE_UUID, { uuid: SAMPLE_UUID }, '', null])).toEqual([
      SAMPLE_UUID,
    ]);
    expect(readRelationsField(undefined)).toEqual([]);
  });

  test('listField splits at commas', () => {
    expect(readListField(' a, b,,c ')).toEqual(['a', 'b', 'c']);
    expect(readListField(undefined)).toEqual([]);
  });

  test('blocksField keeps only blocks', () => {
    const block = { _uid: 'a', component: 'image' };
    expect(readBlocksField([block, null, 'x', { component: 3 }])).toEqual([block]);
    expect(readBlocksField('x')).toEqual([]);
  });
});

describe('assetField', () => {
  const filename = 'https://a.storyblok.com/f/1/2400x1600/abc/kuh.jpg';

  test('reads size, caption, credit and focus', () => {
    expect(
      readAssetField({ filename, alt: 'Kuh', title: 'Bild', copyright: 'G', focus: '1x2:3x4' }),
    ).toEqual({
      src: filename,
      alt: 'Kuh',
      width: 2400,
      height: 1600,
      caption: 'Bild',
      credit: 'G',
      focus: '1x2:3x4',
    });
  });

  test.each([undefined, null, '', {}, { filename: '' }, { filename: null }, 'x', 5])(
    'rejects %j',
    (value) => {
      expect(readAssetField(value)).toBeUndefined();
    },
  );

  test('reads the alternative text from the meta data and ignores an invalid focus', () => {
    const asset = readAssetField({ filename, alt: '', meta_data: { alt: 'Kuh' }, focus: 'mitte' });
    expect(asset).toMatchObject({ alt: 'Kuh', focus: undefined });
  });

  test('returns no size for vector files', () => {
    const svg = 'https://a.storyblok.com/f/1/0x0/abc/karte.svg';
    expect(readAssetField({ filename: svg })).toMatchObject({
      width: undefined,
      height: undefined,
    });
  });

  test.each([
    ['//a.storyblok.com/f/1/a.jpg', 'https://a.storyblok.com/f/1/a.jpg'],
    ['/f/1/a.jpg', '/f/1/a.jpg'],
    ['javascript:alert(1)', undefined],
    ['data:image/png;base64,AA', undefined],
    ['/\\evil.example/a.jpg', undefined],
    ['https://', undefined],
  ])('normalizePictureUrl(%j)', (value, expected) => {
    expect(normalizePictureUrl(value)).toBe(expected);
  });
});

describe('linkField', () => {
  test.each([
    [{ linktype: 'url', url: 'https://example.org/x' }, 'https://example.org/x'],
    [{ linktype: 'url', url: '/artikel', anchor: 'oben' }, '/artikel#oben'],
    [{ linktype: 'email', email: 'a@b.example' }, 'mailto:a@b.example'],
    [{ linktype: 'email', url: 'mailto:a@b.example' }, 'mailto:a@b.example'],
    [{ linktype: 'asset', url: 'https://a.storyblok.com/f/1/x.pdf' }, '/f/1/x.pdf'],
    [{ linktype: 'asset', href: '//a-us.storyblok.com/f/1/x.pdf#page=3' }, '/f/1/x.pdf#page=3'],
    [{ linktype: 'story', cached_url: 'alt', story: { full_slug: 'thema/neu' } }, '/thema/neu'],
    [{ linktype: 'story', story: { full_slug: 'home' } }, '/'],
    [{ linktype: 'story', story: { full_slug: 'a/' }, anchor: 'b' }, '/a#b'],
    [{ linktype: 'story', cached_url: 'alt' }, '/alt'],
    [{ linktype: 'story', href: '/blog/x', anchor: 'b' }, '/blog/x#b'],
    [{ linktype: 'story', cached_url: 'home', story: null }, '/'],
    [{ linktype: 'story', cached_url: 'javascript:alert(1)' }, undefined],
    [{ linktype: 'story', id: uuid(1), cached_url: 'weg' }, undefined],
    [{ linktype: 'story', uuid: uuid(1), href: '/weg' }, undefined],
    [{ linktype: 'story', id: '', cached_url: '' }, undefined],
    [{ linktype: 'story', anchor: 'unten' }, '#unten'],
    [{ linktype: 'url', url: '', anchor: 'unten' }, '#unten'],
    [{ linktype: 'url', url: 'www.example.org' }, 'https://www.example.org'],
    [{ linktype: 'url', url: 'WWW.example.org/a?b' }, 'https://WWW.example.org/a?b'],
    [{ linktype: 'url', url: 'www.seite' }, '/www.seite'],
    [{ linktype: 'url', url: 'javascript:alert(1)' }, undefined],
    [{ linktype: 'url', url: '' }, undefined],
    [undefined, undefined],
    ['x', undefined],
  ])('%j becomes %j', (value, expected) => {
    expect(readLinkField(value)).toBe(expected);
  });
});

test('keeps navigation links with label and URL only', () => {
  const link = { linktype: 'url', url: '/jobs' };
  const entry = { component: 'navigation_link', _uid: 'a' };
  expect(
    parseNavigationLinks([
      { ...entry, label: 'Jobs', link },
      { ...entry, link },
      { ...entry, label: 'X' },
    ]),
  ).toEqual([{ label: 'Jobs', href: '/jobs' }]);
  expect(parseNavigationLinks(undefined)).toEqual([]);
});

test('reads only the filled fields of a seo block', () => {
  const block = { _uid: 'a', component: 'seo' };
  expect(parseSeo(undefined)).toEqual({});
  expect(parseSeo({ ...block, title: '', noIndex: false, ogImage: { filename: '' } })).toEqual({
    noIndex: false,
  });
  const filename = 'https://a.storyblok.com/f/1/10x10/a/b.jpg';
  expect(
    parseSeo({
      ...block,
      title: 'T',
      description: 'D',
      ogTitle: 'OT',
      ogDescription: 'OD',
      ogImage: { filename, alt: 'A' },
      twitterTitle: 'TT',
      twitterDescription: 'TD',
      twitterImage: { filename },
      noIndex: true,
      noFollow: true,
    }),
  ).toEqual({
    seoTitle: 'T',
    description: 'D',
    ogTitle: 'OT',
    ogDescription: 'OD',
    ogImage: { url: filename, alt: 'A' },
    twitterTitle: 'TT',
    twitterDescription: 'TD',
    twitterImage: { url: filename },
    noIndex: true,
    noFollow: true,
  });
});

test('no field parser throws', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), (value) => {
      const readers = [
        readTextField,
        readNumberField,
        readDateField,
        readFlagField,
        readBlocksField,
        readRelationField,
      ];
      const furtherReaders = [
        readRelationsField,
        readListField,
        readAssetField,
        readLinkField,
        parseNavigationLinks,
      ];
      for (const readField of [...readers, ...furtherReaders])
        expect(() => readField(value)).not.toThrow();
    }),
    { numRuns: 300 },
  );
});
