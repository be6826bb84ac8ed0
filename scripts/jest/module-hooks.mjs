import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { SWC_OPTIONS } from './swc-options.mjs';

/** Patterns of specifiers and the file in this folder that replaces them; the first match counts. */
const REPLACEMENTS = [
  [/^@jest\/globals$/, 'current-globals.mjs'],
  [/\.module\.css$/, 'css-module.mjs'],
  [/\.css$/, 'empty-module.mjs'],
  [/^[^:]*\.(?:avif|gif|jpe?g|png|svg|webp|woff2)$/, 'asset-module.mjs'],
];

/** Lets Node import what bundlers import: TSX, styles and pictures. Node loads TypeScript itself. */
export function registerModuleHooks() {
  registerHooks({ resolve, load });
}

function resolve(specifier, context, next) {
  const file = REPLACEMENTS.find(([pattern]) => pattern.test(specifier))?.[1];
  if (!file) return next(specifier, context);
  return { url: new URL(file, import.meta.url).href, format: 'module', shortCircuit: true };
}

function load(url, context, next) {
  if (!/\.tsx(?:\?|$)/.test(url)) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = transformSync(readFileSync(filename, 'utf8'), { ...SWC_OPTIONS, filename });
  return { format: 'module', source: code, shortCircuit: true };
}
