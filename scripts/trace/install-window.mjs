import { runInNewContext } from 'node:vm';
import { JSDOM } from 'jsdom';
import { createWindowFetch } from '../jest/web-platform.mjs';

const LANGUAGE_GLOBALS = new Set(runInNewContext('Object.getOwnPropertyNames(globalThis)'));
/** Globals of Node that work for modules of browsers, too. */
const NODE_GLOBALS = new Set([
  'URL',
  'URLSearchParams',
  'clearInterval',
  'clearTimeout',
  'console',
  'crypto',
  'performance',
  'queueMicrotask',
  'setInterval',
  'setTimeout',
]);

/**
 * Makes a window of jsdom with this document the global environment.
 *
 * @param {string} html
 * @param {string} url URL of the document
 */
export function installWindow(html, url) {
  const { window } = new JSDOM(html, { url, pretendToBeVisual: true });
  for (const name of Object.getOwnPropertyNames(window)) {
    if (LANGUAGE_GLOBALS.has(name) || NODE_GLOBALS.has(name)) continue;
    const value = window[name];
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
  }
  Object.assign(globalThis, createWindowFetch(window), {
    // jsdom has no layout.
    scrollTo: () => {},
    CSS: { escape: (text) => text.replaceAll(/[^\w-]/g, String.raw`\$&`), supports: () => false },
  });
  window.scrollTo = globalThis.scrollTo;
}
