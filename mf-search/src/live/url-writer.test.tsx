import { jest } from '@jest/globals';
import { UrlWriter, WRITE_DELAY_MS } from './url-writer.ts';

const getCurrentUrl = () => window.location.pathname + window.location.search;

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/suche?q=heu');
});
afterEach(() => jest.useRealTimers());

test('pushes the URL of the latest input as one history entry', () => {
  const historyLength = window.history.length;
  const urlWriter = new UrlWriter();
  urlWriter.write('/suche?q=heub');
  urlWriter.write('/suche?q=heuballen');
  jest.advanceTimersByTime(WRITE_DELAY_MS - 1);
  expect(getCurrentUrl()).toBe('/suche?q=heu');
  jest.advanceTimersByTime(WRITE_DELAY_MS);
  expect(getCurrentUrl()).toBe('/suche?q=heuballen');
  expect(window.history.length).toBe(historyLength + 1);
});

test.each([
  ['navigation back to another query', '/suche?q=stroh'],
  ['navigation to a kind', '/suche?q=heu&art=jobs'],
  ['navigation to another page', '/artikel'],
])('does not overwrite %s within the delay', (_what, address) => {
  const urlWriter = new UrlWriter();
  urlWriter.write('/suche?q=heuballen');
  window.history.pushState(null, '', address);
  jest.advanceTimersByTime(WRITE_DELAY_MS);
  expect(getCurrentUrl()).toBe(address);
});

test('writes input after going back', () => {
  const urlWriter = new UrlWriter();
  urlWriter.write('/suche?q=heuballen');
  window.history.pushState(null, '', '/suche?q=stroh');
  urlWriter.write('/suche?q=strohballen');
  jest.advanceTimersByTime(WRITE_DELAY_MS);
  expect(getCurrentUrl()).toBe('/suche?q=strohballen');
});

test('writes nothing after the page is left', () => {
  const urlWriter = new UrlWriter();
  urlWriter.write('/suche?q=heuballen');
  urlWriter.stop();
  jest.advanceTimersByTime(WRITE_DELAY_MS);
  expect(getCurrentUrl()).toBe('/suche?q=heu');
});
