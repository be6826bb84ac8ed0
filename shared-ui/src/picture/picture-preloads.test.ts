import type { Asset } from '@gruenland/shared-contracts/image.ts';
import { getPhoneSource, PHONE_MEDIA, WIDER_MEDIA } from './phone-source.ts';
import { getPictureAttributes } from './picture-attributes.ts';
import { createPicturePreloads } from './picture-preloads.ts';

const asset: Asset = {
  src: 'https://a.storyblok.com/f/1/2400x1600/abc/kuh.jpg',
  alt: 'Eine Kuh',
  width: undefined,
  height: undefined,
  caption: undefined,
  credit: undefined,
  focus: '100x200:101x201',
};
const sizes = { xs: '92vw', lg: '600px' } as const;

describe('getPhoneSource', () => {
  test.each(['avif', 'webp'] as const)('has the widths of ordinary phones, as %s', (format) => {
    expect(getPhoneSource(asset, undefined, sizes, format)).toEqual({
      type: `image/${format}`,
      media: PHONE_MEDIA,
      srcSet: [
        `/f/1/2400x1600/abc/kuh.jpg/m/331x0/filters:format(${format}) 332w`,
        `/f/1/2400x1600/abc/kuh.jpg/m/662x0/filters:format(${format}) 664w`,
        `/f/1/2400x1600/abc/kuh.jpg/m/1076x0/filters:format(${format}) 1077w`,
      ].join(', '),
      sizes: '(max-width: 1023px) 92vw, 600px',
    });
  });

  test('crops around the focal point', () => {
    const srcSet = getPhoneSource(asset, [2, 1], sizes, 'avif')?.srcSet;
    expect(srcSet).toContain('/m/662x331/filters:focal(100x200:101x201):format(avif) 664w');
  });

  test('requests nothing wider than the original', () => {
    const smallAsset = { ...asset, src: '/f/1/500x400/abc/kuh.jpg' };
    expect(getPhoneSource(smallAsset, undefined, sizes, 'avif')?.srcSet).toMatch(
      / 332w, [^ ]+\/m\/500x0\/[^ ]+ 664w$/,
    );
  });

  test.each([
    ['a width in pixels', asset.src, { xs: '300px' }],
    ['a small picture', asset.src, { xs: '31vw', lg: '240px' }],
    ['a vector image', '/f/1/0x0/a/logo.svg', sizes],
    ['a picture of another site', 'https://other.example/x.jpg', sizes],
  ])('is undefined for %s', (_case, src, pictureSizes) => {
    expect(getPhoneSource({ ...asset, src }, undefined, pictureSizes, 'webp')).toBeUndefined();
  });
});

describe('createPicturePreloads', () => {
  test('has one preload for phones and one for wider screens, with the URLs of the picture', () => {
    const [phone, wider, ...others] = createPicturePreloads(asset, [3, 2], sizes);
    const {
      placeholder: _,
      width: __,
      height: ___,
      src,
      ...image
    } = getPictureAttributes(asset, [3, 2], sizes);
    const source = getPhoneSource(asset, [3, 2], sizes, 'avif')!;
    expect(phone).toEqual({ href: expect.stringContaining('/m/1076x717/'), ...source });
    expect(wider).toEqual({ href: src, ...image, media: WIDER_MEDIA });
    expect(others).toEqual([]);
  });

  test('has one preload for a picture without AVIF', () => {
    const href = 'https://other.example/x.jpg';
    expect(createPicturePreloads({ ...asset, src: href }, undefined, sizes)).toEqual([{ href }]);
  });
});
