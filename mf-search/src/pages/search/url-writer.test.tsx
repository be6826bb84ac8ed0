import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { UrlWriter, WRITE_DELAY_MS } from './url-writer.ts';

const getCurrentUrl = () => window.location.pathname + window.location.search;

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/suche?q=heu');
});
afterEach(() => jest.useRealTimers());

/** Runs the delayed update and the promises that it starts. */
async function runDelayedUpdate() {
  jest.advanceTimersByTime(WRITE_DELAY_MS);
  jest.useRealTimers();
  await import('./push-url.ts');
  await new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

test('pushes the URL of the latest input as one history entry', async () => {
  const historyLength = window.history.length;
  const urlWriter = new UrlWriter();
  urlWriter.write('/suche?q=heub');
  urlWriter.write('/suche?q=heuballen');
  jest.advanceTimersByTime(WRITE_DELAY_MS - 1);
  expect(getCurrentUrl()).toBe('/suche?q=heu');
  await runDelayedUpdate();
  await waitFor(() => expect(getCurrentUrl()).toBe('/suche?q=heuballen'));
  expect(window.history.length).toBe(historyLength + 1);
});

test.each([
  ['navigation back to another query', '/suche?q=stroh'],
  ['navigation to a kind', '/suche?q=heu&art=jobs'],
  ['navigation to another page', '/artikel'],
])('does not overwrite %s within the delay', async (_what, address) => {
  const urlWriter = new UrlWriter();
  urlWriter.write('/suche?q=heuballen');
  window.history.pushState(null, '', address);
  await runDelayedUpdate();
  expect(getCurrentUrl()).toBe(address);
});

test('writes input after going back', async () => {
  const urlWriter = new UrlWriter();
  urlWriter.write('/suche?q=heuballen');
  window.history.pushState(null, '', '/suche?q=stroh');
  urlWriter.write('/suche?q=strohballen');
  await runDelayedUpdate();
  await waitFor(() => expect(getCurrentUrl()).toBe('/suche?q=strohballen'));
});

test('writes nothing after the page is left', async () => {
  const urlWriter = new UrlWriter();
  urlWriter.write('/suche?q=heuballen');
  urlWriter.stop();
  await runDelayedUpdate();
  expect(getCurrentUrl()).toBe('/suche?q=heu');
});
