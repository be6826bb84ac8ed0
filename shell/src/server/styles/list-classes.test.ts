import { listClasses } from './list-classes.ts';

test('lists each class once', () => {
  const html = `<div class="a b"><p  class='b
c'></p><i data-class="no" class=""></i></div>`;
  expect([...listClasses(html)].filter(Boolean)).toEqual(['a', 'b', 'c']);
});
