import { expect, test } from '@jest/globals';
import { addCompleteStyles } from './complete-styles.ts';

const findLinks = () => [...document.head.querySelectorAll('link')];
const listPaths = () => findLinks().map((link) => link.getAttribute('href'));

test('adds stylesheets, waits for them and removes those that failed', async () => {
  const added = addCompleteStyles(
    ['/a.css', '/b.css'].map((href) => ({ href, integrity: 'sha384-x' })),
  );
  expect(listPaths()).toEqual(['/a.css', '/b.css']);
  const [first, second] = findLinks();
  first?.dispatchEvent(new Event('load'));
  second?.dispatchEvent(new Event('error'));
  await added;
  expect(listPaths()).toEqual(['/a.css']);
});
