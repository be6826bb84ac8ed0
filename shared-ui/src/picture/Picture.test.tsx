import type { Asset } from '@gruenland/shared-contracts/image.ts';
import { render, screen } from '@testing-library/react';
import { Figure } from './Figure.tsx';
import { Picture } from './Picture.tsx';

const asset: Asset = {
  src: 'https://a.storyblok.com/f/1/2400x1600/abc/kuh.jpg',
  alt: 'Eine Kuh',
  width: undefined,
  height: undefined,
  caption: 'Berta',
  credit: 'Foto: Ohlsen',
  focus: undefined,
};

/** Returns the real image; the blurred placeholder is hidden and has no accessible name. */
function getPicture(): HTMLImageElement {
  return screen.getByRole('img', { name: 'Eine Kuh' });
}

describe('Picture', () => {
  test('reads its size from the address if it is not given', () => {
    render(<Picture asset={asset} />);
    expect([getPicture().width, getPicture().height]).toEqual([2400, 1600]);
    expect(getPicture().srcset).toContain('/f/1/2400x1600/abc/kuh.jpg/m/360x0/');
    expect(getPicture().srcset).toContain(' 2400w');
    expect(getPicture().srcset).not.toContain(' 2560w');
  });

  test('crops to a ratio', () => {
    render(<Picture asset={asset} ratio={[1, 1]} sizes={{ xs: '320px' }} />);
    expect([getPicture().width, getPicture().height]).toEqual([1600, 1600]);
    expect(getPicture().src).toContain('/m/640x640/');
  });

  test('has a default size if nothing is known', () => {
    render(<Picture asset={{ ...asset, src: 'https://other.example/x.jpg' }} />);
    expect([getPicture().width, getPicture().height]).toEqual([1200, 800]);
    expect(getPicture().hasAttribute('srcset')).toBe(false);
  });

  test('is lazy-loaded, or loaded eagerly with priority', () => {
    const { rerender } = render(<Picture asset={asset} />);
    expect(getPicture().getAttribute('loading')).toBe('lazy');
    rerender(<Picture asset={asset} priority />);
    expect(getPicture().getAttribute('loading')).toBe('eager');
    expect(getPicture().getAttribute('fetchpriority')).toBe('high');
  });

  test('has a source for phones, and a first one as AVIF if it has priority', () => {
    const { container, rerender } = render(<Picture asset={asset} />);
    const listSources = () =>
      [...container.querySelectorAll<HTMLSourceElement>('picture > source')].map(
        ({ type, srcset }) => [type, / ([^ ]+) 721w/.exec(srcset)?.[1]],
      );
    const getUrl = (format: string) =>
      `/f/1/2400x1600/abc/kuh.jpg/m/720x0/filters:format(${format})`;
    expect(listSources()).toEqual([['image/webp', getUrl('webp')]]);
    rerender(<Picture asset={asset} priority />);
    expect(listSources()).toEqual([
      ['image/avif', getUrl('avif')],
      ['image/webp', getUrl('webp')],
    ]);
    expect(getPicture().srcset).not.toContain('avif');
  });

  test('has a blurred placeholder that screen readers ignore', () => {
    const { container } = render(<Picture asset={asset} />);
    const placeholder = container.querySelector('[aria-hidden="true"]');
    expect(placeholder?.getAttribute('src')).toBe(
      '/f/1/2400x1600/abc/kuh.jpg/m/10x10/filters:quality(50):blur(3):format(webp)',
    );
    expect(container.querySelectorAll('[style]')).toHaveLength(0);
  });

  test('has no placeholder if it is small', () => {
    const { container, rerender } = render(
      <Picture asset={asset} sizes={{ xs: '31vw', lg: '320px' }} />,
    );
    expect(container.querySelectorAll('img')).toHaveLength(1);
    for (const sizes of [
      { xs: '31vw', lg: '321px' },
      { xs: '32vw', lg: '320px' },
      { xs: '10vw' },
    ]) {
      rerender(<Picture asset={asset} sizes={sizes} />);
      expect(container.querySelectorAll('img')).toHaveLength(2);
    }
  });

  test('has an empty alt text when it is decorative', () => {
    render(<Picture asset={asset} isDecorative />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('has a caption and credit in a figure', () => {
    render(<Figure asset={asset} />);
    expect(screen.getByRole('figure').textContent).toBe('Berta Foto: Ohlsen');
  });
});
