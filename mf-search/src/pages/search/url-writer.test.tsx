import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { UrlWriter, WRITE_DELAY_MS } from './url-writer.ts';

const currentUrl = () => window.location.pathname + window.location.search;

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/suche?q=heu');
});
afterEach(() => jest.useRealTimers());

/** Runs the timers and promises that start after the delay. */
async function runDelayedUpdate() {
  jest.advanceTimersByTime(WRITE_DELAY_MS);
  jest.useRealTimers();
  await import('./push-url.ts');
  await new Promise((done) => {
    setTimeout(done, 0);
  });
}

test('pushes the URL of the latest input as one history entry', async () => {
  const before = window.history.length;
  const writer = new UrlWriter();
  writer.write('/suche?q=heub');
  writer.write('/suche?q=heuballen');
  jest.advanceTimersByTime(WRITE_DELAY_MS - 1);
  expect(currentUrl()).toBe('/suche?q=heu');
  await runDelayedUpdate();
  await waitFor(() => expect(currentUrl()).toBe('/suche?q=heuballen'));
  expect(window.history.length).toBe(before + 1);
});

test.each([
  ['navigation back to another query', '/suche?q=stroh'],
  ['navigation to a kind', '/suche?q=heu&art=jobs'],
  ['navigation to another page', '/artikel'],
])('does not overwrite %s within the delay', async (_what, address) => {
  const writer = new UrlWriter();
  writer.write('/suche?q=heuballen');
  window.history.pushState(null, '', address);
  await runDelayedUpdate();
  expect(currentUrl()).toBe(address);
});

test('writes input after going back', async () => {
  const writer = new UrlWriter();
  writer.write('/suche?q=heuballen');
  window.history.pushState(null, '', '/suche?q=stroh');
  writer.write('/suche?q=strohballen');
  await runDelayedUpdate();
  await waitFor(() => expect(currentUrl()).toBe('/suche?q=strohballen'));
});

test('writes nothing after the page is left', async () => {
  const writer = new UrlWriter();
  writer.write('/suche?q=heuballen');
  writer.stop();
  await runDelayedUpdate();
  expect(currentUrl()).toBe('/suche?q=heu');
});
