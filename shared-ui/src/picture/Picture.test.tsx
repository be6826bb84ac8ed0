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

/** The real picture: the stand-in has no name and is hidden. */
function picture(): HTMLImageElement {
  return screen.getByRole('img', { name: 'Eine Kuh' });
}

describe('Picture', () => {
  test('knows its size from the address when nobody tells it', () => {
    render(<Picture asset={asset} />);
    expect([picture().width, picture().height]).toEqual([2400, 1600]);
    expect(picture().srcset).toContain('/f/1/2400x1600/abc/kuh.jpg/m/360x0/');
    expect(picture().srcset).toContain(' 2400w');
    expect(picture().srcset).not.toContain(' 2560w');
  });

  test('crops to a ratio', () => {
    render(<Picture asset={asset} ratio={[1, 1]} sizes={{ xs: '320px' }} />);
    expect([picture().width, picture().height]).toEqual([1600, 1600]);
    expect(picture().src).toContain('/m/640x640/');
  });

  test('has a size even when nothing is known', () => {
    render(<Picture asset={{ ...asset, src: 'https://other.example/x.jpg' }} />);
    expect([picture().width, picture().height]).toEqual([1200, 800]);
    expect(picture().hasAttribute('srcset')).toBe(false);
  });

  test('loads near the view, or at once when it matters most', () => {
    const { rerender } = render(<Picture asset={asset} />);
    expect(picture().getAttribute('loading')).toBe('lazy');
    rerender(<Picture asset={asset} priority />);
    expect(picture().getAttribute('loading')).toBe('eager');
    expect(picture().getAttribute('fetchpriority')).toBe('high');
  });

  test('has a blurred stand-in below it that is read by nobody', () => {
    const { container } = render(<Picture asset={asset} />);
    const standIn = container.querySelector('[aria-hidden="true"]');
    expect(standIn?.getAttribute('src')).toBe(
      '/f/1/2400x1600/abc/kuh.jpg/m/10x10/filters:quality(50):blur(3):format(webp)',
    );
    expect(container.querySelectorAll('[style]')).toHaveLength(0);
  });

  test('is silent when it only decorates', () => {
    render(<Picture asset={asset} decorative />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('stands with caption and credit in a figure', () => {
    render(<Figure asset={asset} />);
    expect(screen.getByRole('figure').textContent).toBe('Berta Foto: Ohlsen');
  });
});
