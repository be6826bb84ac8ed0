import { listPageNumbers } from './page-window.ts';

describe('listPageNumbers', () => {
  test.each([
    [8, 24, [5, 6, 7, 8, 9, 10, 11]],
    [1, 24, [1, 2, 3, 4, 5, 6, 7]],
    [24, 24, [18, 19, 20, 21, 22, 23, 24]],
    [2, 3, [1, 2, 3]],
    [1, 1, [1]],
  ])('page %s of %s shows %j', (current, total, pages) => {
    expect(listPageNumbers(current, total)).toEqual(pages);
  });

  test('accepts a smaller padding', () => {
    expect(listPageNumbers(5, 9, 1)).toEqual([4, 5, 6]);
  });
});
