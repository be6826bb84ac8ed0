import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { AddressWriter, WRITE_DELAY_MS } from './address-writer.ts';

const here = () => window.location.pathname + window.location.search;

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/suche?q=heu');
});
afterEach(() => jest.useRealTimers());

/** Lets everything run that the delay sets going. */
async function afterTheDelay() {
  jest.advanceTimersByTime(WRITE_DELAY_MS);
  jest.useRealTimers();
  await import('./push-address.ts');
  await new Promise((done) => {
    setTimeout(done, 0);
  });
}

test('the address follows what is typed, with an entry of its own', async () => {
  const before = window.history.length;
  const writer = new AddressWriter();
  writer.write('/suche?q=heub');
  writer.write('/suche?q=heuballen');
  jest.advanceTimersByTime(WRITE_DELAY_MS - 1);
  expect(here()).toBe('/suche?q=heu');
  await afterTheDelay();
  await waitFor(() => expect(here()).toBe('/suche?q=heuballen'));
  expect(window.history.length).toBe(before + 1);
});

test.each([
  ['back to another query', '/suche?q=stroh'],
  ['a link to a kind', '/suche?q=heu&art=jobs'],
  ['another page', '/artikel'],
])('%s within the delay is not overwritten', async (_what, address) => {
  const writer = new AddressWriter();
  writer.write('/suche?q=heuballen');
  window.history.pushState(null, '', address);
  await afterTheDelay();
  expect(here()).toBe(address);
});

test('what is typed after going back is written', async () => {
  const writer = new AddressWriter();
  writer.write('/suche?q=heuballen');
  window.history.pushState(null, '', '/suche?q=stroh');
  writer.write('/suche?q=strohballen');
  await afterTheDelay();
  await waitFor(() => expect(here()).toBe('/suche?q=strohballen'));
});

test('a page that was left writes nothing', async () => {
  const writer = new AddressWriter();
  writer.write('/suche?q=heuballen');
  writer.stop();
  await afterTheDelay();
  expect(here()).toBe('/suche?q=heu');
});
