import type { ModerationCase } from '@gruenland/shared-contracts/api/moderation.ts';
import { render } from '@testing-library/react';
import { CasePictures } from './CasePictures.tsx';

const createPicturePath = (name: string) => `/f/100001/2400x1600/579c319308/${name}.jpg`;
const renderPictures = (pictures: string[], newPictures: string[], removedPictures: string[]) => {
  const names = { pictures, newPictures, removedPictures };
  const moderationCase = Object.fromEntries(
    Object.entries(names).map(([key, list]) => [key, list.map(createPicturePath)]),
  ) as unknown as ModerationCase;
  return render(<CasePictures moderationCase={moderationCase} />);
};

test('marks new and removed pictures of a change', () => {
  const { getAllByRole } = renderPictures(['alt', 'neu'], ['neu'], ['weg']);
  const texts = getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toEqual(['', 'Neu', 'Entfernt']);
  expect(getAllByRole('listitem')[1]?.querySelector('ins')?.textContent).toBe('Neu');
  expect(getAllByRole('listitem')[2]?.querySelector('del')?.textContent).toBe('Entfernt');
});

test('shows removed pictures even if none remain, and no list without pictures', () => {
  const { getAllByRole, unmount } = renderPictures([], [], ['weg']);
  expect(getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'Entferntes Bild 1',
  ]);
  unmount();
  expect(renderPictures([], [], []).container.innerHTML).toBe('');
});
