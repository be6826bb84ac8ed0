import { expect, test } from '@jest/globals';
import { addCompleteStyles, waitForCompleteStyles } from './complete-styles.ts';

const LINKS = ['/a.css', '/b.css'].map((href) => ({ href, integrity: 'sha384-x' }));
const findLinks = () => [...document.head.querySelectorAll('link')];
const listPaths = () => findLinks().map((link) => link.getAttribute('href'));

test('adds each stylesheet once, waits for it and removes those that failed', async () => {
  addCompleteStyles(LINKS);
  addCompleteStyles(LINKS);
  expect(listPaths()).toEqual(['/a.css', '/b.css']);
  const loaded = waitForCompleteStyles();
  const [first, second] = findLinks();
  first?.dispatchEvent(new Event('load'));
  second?.dispatchEvent(new Event('error'));
  await loaded;
  expect(listPaths()).toEqual(['/a.css']);
  await waitForCompleteStyles();
});
