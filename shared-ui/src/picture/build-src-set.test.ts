import { readFileSync } from 'node:fs';
import type { Breakpoint } from '@gruenland/shared-contracts/image.ts';
import { BREAKPOINTS } from '@gruenland/shared-contracts/image.ts';
import { buildSrcSet } from './build-src-set.ts';
import type { ImageSizes } from './image-sizes.ts';

interface ObservedAttributes {
  readonly sizes?: string;
  readonly srcset: string;
}

interface SrcSetCase {
  readonly note: string;
  readonly src: string;
  readonly modifiers: { readonly width?: number; readonly height?: number };
  readonly sizes?: string;
  readonly densities?: string;
  readonly v1: ObservedAttributes;
  readonly v2?: ObservedAttributes;
}

const file = new URL('../../test-data/image-vectors.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as {
  readonly cases: readonly SrcSetCase[];
};

/** Uses only test vectors with named breakpoints; sizes without breakpoint are not supported. */
const casesWithNamedBreakpoints = cases.filter(({ sizes }) =>
  sizes?.split(' ').every((entry) => (entry.split(':')[0] ?? '') in BREAKPOINTS),
);

function parseSizes(text: string): ImageSizes {
  const entries = text.split(' ').map((entry) => entry.split(':') as [Breakpoint, string]);
  return Object.fromEntries(entries);
}

/**
 * Returns only width, height and descriptor of each srcset entry, because the format of the URL
 * depends on the image service.
 */
function listVariants(srcset: string): string[] {
  return srcset.split(', ').map((entry) => {
    const [variantUrl = '', descriptor = ''] = entry.split(' ');
    const [, w, h] =
      /s_(\d+)x(\d+)/.exec(variantUrl) ??
      /w_(\d+)/.exec(variantUrl) ??
      /m\/(\d+)x(\d+)/.exec(variantUrl) ??
      [];
    return `${w}x${Number(h ?? 0)} ${descriptor}`;
  });
}

describe('buildSrcSet', () => {
  test('has test vectors', () => {
    expect(casesWithNamedBreakpoints.length).toBeGreaterThanOrEqual(6);
  });

  test.each(casesWithNamedBreakpoints.map((each) => [each.note, each] as const))(
    '%s',
    (_note, each) => {
      const { width, height } = each.modifiers;
      const set = buildSrcSet({
        src: 'https://a.storyblok.com/f/1/4000x3000/abc/a.jpg',
        sizes: parseSizes(each.sizes ?? ''),
        ...(width && height ? { width, height } : {}),
        densities: each.densities === 'x1' ? [1] : undefined,
      });
      const observedAttributes = each.v2 ?? each.v1;
      expect(set.sizes).toBe(observedAttributes.sizes);
      expect(listVariants(set.srcSet ?? '')).toEqual(listVariants(observedAttributes.srcset));
      expect(
        set.srcSet?.endsWith(`${set.src} ${listVariants(set.srcSet).at(-1)?.split(' ')[1]}`),
      ).toBe(true);
    },
  );

  test('requests the width times each density without sizes', () => {
    const { srcSet } = buildSrcSet({ src: '/f/1/a.jpg', width: 400 });
    expect(srcSet).toBe(
      '/f/1/a.jpg/m/400x0/filters:format(webp) 1x, /f/1/a.jpg/m/800x0/filters:format(webp) 2x',
    );
  });

  test.each([
    'https://a.storyblok.com/f/1/x.jpg',
    '//a.storyblok.com/f/1/x.jpg',
    'https://a-us.storyblok.com/f/1/x.jpg',
    'https://a.storyblok.com/f/1/x.jpg/m/200x0/filters:quality(10)',
    '/f/1/x.jpg?cv=17',
  ])('serves %s from the site’s own origin', (src) => {
    expect(buildSrcSet({ src, width: 100 }).src).toBe('/f/1/x.jpg/m/200x0/filters:format(webp)');
  });

  test.each([
    'https://other.example/x.jpg',
    'https://a.storyblok.com.evil.example/f/1/x.jpg',
    'data:image/png;base64,AA',
  ])('leaves %s unchanged', (src) => {
    expect(buildSrcSet({ src, width: 400 })).toEqual({ src });
  });

  test('does not send vector images through the image service', () => {
    expect(buildSrcSet({ src: '//a.storyblok.com/f/1/0x0/a/logo.svg', width: 90 })).toEqual({
      src: '/f/1/0x0/a/logo.svg',
    });
  });

  test('requests nothing wider than the original', () => {
    const { srcSet, src } = buildSrcSet({
      src: '/f/1/a.jpg',
      sizes: { xs: '100vw', xl: '600px' },
      maxWidth: 500,
    });
    expect(listVariants(srcSet ?? '')).toEqual(['360x0 360w', '500x0 500w']);
    expect(src).toContain('/m/500x0/');
  });

  test('keeps the focal point when cropping', () => {
    const focus = '350x426:351x427';
    const croppedSrcSet = buildSrcSet({ src: '/f/1/a.jpg', width: 90, height: 60, focus });
    expect(croppedSrcSet.src).toBe(
      '/f/1/a.jpg/m/180x120/filters:focal(350x426:351x427):format(webp)',
    );
    expect(buildSrcSet({ src: '/f/1/a.jpg', width: 90, focus }).src).not.toContain('focal');
    expect(
      buildSrcSet({ src: '/f/1/a.jpg', width: 90, height: 60, focus: '1):evil(' }).src,
    ).not.toContain('evil');
  });
});
