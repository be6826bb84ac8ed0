import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { cowsPicture, marketPicture, tractorPicture } from '#stories/demo-pictures.ts';
import { findPictureLinks, getPictureLinkAttributes, readViewedPicture } from './viewed-picture.ts';

const PictureLink = ({
  asset,
  name,
}: {
  readonly asset: typeof cowsPicture;
  readonly name: string;
}) => <a {...getPictureLinkAttributes(asset)}>{name}</a>;

function renderArticle() {
  render(
    <main>
      <a href="/f/anderswo.webp">kein Betrachter</a>
      <article>
        <PictureLink asset={cowsPicture} name="Kühe" />
        <div data-pictures="">
          <PictureLink asset={tractorPicture} name="Traktor" />
          <PictureLink asset={marketPicture} name="Markt" />
        </div>
      </article>
      <PictureLink asset={marketPicture} name="Daneben" />
    </main>,
  );
  return (name: string) =>
    findPictureLinks(screen.getByText<HTMLAnchorElement>(name)).map((link) => link.textContent);
}

test('finds the pictures of the gallery, otherwise of the article, otherwise of the page', () => {
  const findNames = renderArticle();
  expect(findNames('Traktor')).toEqual(['Traktor', 'Markt']);
  expect(findNames('Kühe')).toEqual(['Kühe', 'Traktor', 'Markt']);
  expect(findNames('Daneben')).toEqual(['Kühe', 'Traktor', 'Markt', 'Daneben']);
});

test('a link carries its picture, in two sizes, with alternative text, caption and credit', () => {
  renderArticle();
  expect(readViewedPicture(screen.getByText<HTMLAnchorElement>('Kühe'))).toEqual({
    src: expect.stringMatching(/kuehe-weide-morgen-sommer-1\.jpg\/m\/2000x0\//),
    smallSrc: expect.stringMatching(/kuehe-weide-morgen-sommer-1\.jpg\/m\/1200x0\//),
    alt: cowsPicture.alt,
    caption: `${cowsPicture.caption} ${cowsPicture.credit}`,
  });
});

test('a picture from elsewhere has no large version', () => {
  expect(
    getPictureLinkAttributes({ ...cowsPicture, src: 'https://anderswo.example/kuh.jpg' }),
  ).toBeNull();
});
