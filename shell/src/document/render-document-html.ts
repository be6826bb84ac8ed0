import { computeOnce } from '@gruenland/shared-contracts/compute-once.ts';
import { escapeHtml } from '@gruenland/shared-contracts/escape-html.ts';
import { PAGE_STATE_ID } from '@gruenland/federation/release/dev-page.ts';
import { siteColours } from '@gruenland/shared-contracts/site-colours.ts';
import type { PagePayload, AssetLink } from '#page/page-payload.ts';
import { getPageState } from '#xray/page-state.ts';
import { renderPreviewBar } from './preview-bar.ts';
import { serializeJsonForScript } from './serialize-json-for-script.ts';
import type { ResolvedHead } from './resolved-head.ts';
import { SCRIPT_LIST_ID } from './script-list.ts';
import type { ScriptList } from './script-list.ts';
import type { ShellManifest } from './shell-manifest.ts';

/** Input for the HTML document; the boot data come from the payload from which the app was made. */
export interface DocumentInput {
  readonly page: PagePayload;
  /** JSON of the boot data, safe inside a script element. */
  readonly bootJson: string;
  readonly manifest: ShellManifest;
  readonly styles: readonly AssetLink[];
  /** Stylesheets to load with the main script. */
  readonly laterStyles: readonly AssetLink[];
  /** URLs of the client scripts of dev servers; empty for readers. */
  readonly devClientUrls: readonly string[];
}

/** The HTML document before and after the HTML of the app. */
export interface DocumentHtml {
  readonly beforeApp: string;
  readonly afterApp: string;
}

/**
 * Returns the HTML document around the app. The document is outside the router, so that every page
 * hydrates, including the error page. Boot data is JSON, not an inline script, so no nonce is
 * needed.
 */
export function renderDocumentHtml({
  page,
  bootJson,
  manifest,
  styles,
  laterStyles,
  devClientUrls,
}: DocumentInput): DocumentHtml {
  const scripts: ScriptList = {
    start: page.start,
    styles: laterStyles,
    run: manifest.scripts,
    preloadOnly: page.assets.scripts,
  };
  const beforeApp = `<!doctype html>
<html lang="de" data-layout="${page.layout}"${page.appMode ? ' data-app=""' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(page.head.title)}</title>
${manifest.fonts.map(renderFontPreload).join('\n')}
${page.head.preloadImages.map(renderImagePreload).join('\n')}
${renderStarterTag(manifest.starter)}
${styles.map(renderStylesheetTag).join('\n')}
${renderHeadTags(page.head)}
<meta name="theme-color" content="${siteColours.light.paper}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${siteColours.dark.paper}" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
</head>
<body>
<div id="app">`;
  const afterApp = `</div>
${renderPreviewBar(page.insight?.previewed ?? [])}<script type="application/json" id="boot">${bootJson}</script>
<script type="application/json" id="${SCRIPT_LIST_ID}">${serializeJsonForScript(scripts)}</script>
${renderDevClientTags(page, devClientUrls)}</body>
</html>`;
  return { beforeApp, afterApp };
}

function renderDevClientTags(page: PagePayload, urls: readonly string[]): string {
  if (urls.length === 0) return '';
  const tags = urls.map(
    (url) => `<script type="module" src="${escapeHtml(url)}" crossorigin="anonymous"></script>\n`,
  );
  const state = serializeJsonForScript(getPageState(page));
  return `<script type="application/json" id="${PAGE_STATE_ID}">${state}</script>\n${tags.join('')}`;
}

function renderHeadTags(head: ResolvedHead): string {
  const meta = head.meta.map(
    (tag) =>
      `<meta ${tag.key}="${escapeHtml(tag.id)}" content="${escapeHtml(tag.content)}" data-head>`,
  );
  const canonical = head.canonical
    ? [`<link rel="canonical" href="${escapeHtml(head.canonical)}" data-head>`]
    : [];
  const alternates = head.alternates.map(
    (link) =>
      `<link rel="alternate" type="${escapeHtml(link.type)}" title="${escapeHtml(link.title)}" href="${escapeHtml(link.href)}" data-head>`,
  );
  return [...meta, ...canonical, ...alternates, ...computeOnce(renderJsonLd, head.jsonLd)].join(
    '\n',
  );
}

function renderJsonLd(objects: ResolvedHead['jsonLd']): readonly string[] {
  return objects.map(
    (object) =>
      `<script type="application/ld+json" data-head>${serializeJsonForScript(object)}</script>`,
  );
}

function renderStylesheetTag(link: AssetLink): string {
  return `<link rel="stylesheet" href="${escapeHtml(link.href)}" integrity="${link.integrity}" crossorigin="anonymous">`;
}

/**
 * Returns the tag of the starter script. It does not block the parser, but the first paint, so that
 * it holds presses from the beginning. It is smaller than the styles, for which the paint waits
 * anyway. Browsers that do not know `blocking` run it once it is loaded.
 */
function renderStarterTag(link: AssetLink): string {
  return `<script src="${escapeHtml(link.href)}" integrity="${link.integrity}" crossorigin="anonymous" async blocking="render" fetchpriority="high"></script>`;
}

function renderFontPreload(href: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin="anonymous">`;
}

function renderImagePreload(image: ResolvedHead['preloadImages'][number]): string {
  const srcSet = image.srcSet ? ` imagesrcset="${escapeHtml(image.srcSet)}"` : '';
  const sizes = image.sizes ? ` imagesizes="${escapeHtml(image.sizes)}"` : '';
  const type = image.type ? ` type="${escapeHtml(image.type)}"` : '';
  const media = image.media ? ` media="${escapeHtml(image.media)}"` : '';
  return `<link rel="preload" as="image" href="${escapeHtml(image.href)}"${srcSet}${sizes}${type}${media} fetchpriority="high">`;
}
