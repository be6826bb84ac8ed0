import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { EngineName } from './engine.ts';

const ENGINES: readonly EngineName[] = ['chromium', 'firefox', 'webkit'];

/**
 * Reads from docs/browsers.md which features an engine has.
 *
 * @returns names of the features as in the table, with `yes` or `no`
 */
export async function readDocumentedFeatures(
  engine: EngineName,
): Promise<Readonly<Record<string, string>>> {
  const path = resolve(import.meta.dirname, '../../docs/browsers.md');
  const [, table = ''] =
    /^\| feature .*\n\| -.*\n((?:\|.*\n)+)/m.exec(await readFile(path, 'utf8')) ?? [];
  const rows = table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return Object.fromEntries(
    rows.map(([, feature = '', ...cells]) => [feature, cells[ENGINES.indexOf(engine)] ?? '']),
  );
}

/** Directives of the policy whose violations {@link startInjections} provokes. */
export const PROVOKED_DIRECTIVES = ['connect-src', 'img-src', 'script-src', 'style-src'];

interface InjectionResult {
  /** The directives that have blocked something. */
  readonly blocked: readonly string[];
  readonly hasScriptRun: boolean;
}

type ProbedWindow = Window & { readonly blocked?: readonly string[] };

/** Runs in the page. Inserts what an attacker could insert, and records what the policy blocks. */
export function startInjections(): void {
  const blocked: string[] = [];
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
    blocked.push(effectiveDirective),
  );
  Object.assign(window, { blocked });
  const script = document.createElement('script');
  script.textContent = 'window.injected = true';
  const picture = document.createElement('img');
  picture.src = 'http://127.0.0.2:9/bild.png';
  picture.setAttribute('onerror', 'window.injected = true');
  const style = document.createElement('style');
  style.textContent = 'body { outline: 1px solid red }';
  document.body.append(script, picture, style);
  fetch('http://127.0.0.2:9/').catch(() => {});
}

/** Runs in the page, after {@link startInjections}. */
export function readInjections(): InjectionResult {
  return {
    blocked: (window as ProbedWindow).blocked ?? [],
    hasScriptRun: 'injected' in window,
  };
}

/**
 * Runs in the page. Starts to load a script and a stylesheet of the page again, each with its hash and
 * with the hash of another file.
 */
export function startLoadsWithIntegrity(): void {
  const loads: Record<string, string> = {};
  Object.assign(window, { loads });
  const script = document.querySelector<HTMLScriptElement>('script[src][integrity]')!;
  const style = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][integrity]')!;
  const files = [
    { name: 'script', url: script.src, integrity: script.integrity },
    { name: 'style', url: style.href, integrity: style.integrity },
  ];
  const [scriptHash, styleHash] = files.map(({ integrity }) => integrity);
  for (const { name, url, integrity } of files)
    for (const hash of [scriptHash, styleHash]) {
      const key = `${name} with ${hash === integrity ? 'its' : 'another'} hash`;
      // The browser must not use the file that it has checked before.
      const freshUrl = `${url}?${encodeURIComponent(key)}`;
      const element = document.createElement(name === 'script' ? 'script' : 'link');
      Object.assign(element, { crossOrigin: 'anonymous', integrity: hash, rel: 'stylesheet' });
      Object.assign(element, name === 'script' ? { src: freshUrl } : { href: freshUrl });
      for (const type of ['load', 'error'])
        element.addEventListener(type, () => (loads[key] = type));
      document.head.append(element);
    }
}

/** Runs in the page, after {@link startLoadsWithIntegrity}. */
export function readLoadsWithIntegrity(): Readonly<Record<string, string>> {
  return (window as unknown as { readonly loads: Record<string, string> }).loads;
}

/** Runs in the page. Returns the features that can be asked for, named as in docs/browsers.md. */
export function readFeatures(): Readonly<Record<string, boolean>> {
  return {
    'view transitions': 'startViewTransition' in document,
    '`content-visibility`': CSS.supports('content-visibility', 'auto'),
    'service worker': 'serviceWorker' in navigator,
  };
}
