import { applyPhotoAction } from './arrange-photos.ts';

const photos = ['a', 'b', 'c'].map((id) => ({ id }));
const ids = (press: string) =>
  applyPhotoAction(photos, press)
    .map(({ id }) => id)
    .join('');

test.each([
  ['hoch:b', 'bac'],
  ['hoch:a', 'abc'],
  ['runter:b', 'acb'],
  ['runter:c', 'abc'],
  ['weg:b', 'ac'],
  ['weg:x', 'abc'],
  ['speichern', 'abc'],
  ['', 'abc'],
])('%j results in %s', (press, order) => {
  expect(ids(press)).toBe(order);
});
