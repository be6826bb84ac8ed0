import { strToU8, zipSync } from 'fflate';
import { escapeHtml } from '@gruenland/shared-contracts/escape-html.ts';
import { siteColours } from '@gruenland/shared-contracts/site-colours.ts';

/** One chapter of a data export. */
export interface ExportChapter {
  readonly title: string;
  readonly data: unknown;
}

function renderValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value)) {
    if (value.length === 0) return '–';
    return `<ol>${value.map((item) => `<li>${renderValue(item)}</li>`).join('')}</ol>`;
  }
  if (typeof value !== 'object') return escapeHtml(String(value));
  const rows = Object.entries(value).map(
    ([name, item]) => `<dt>${escapeHtml(name)}</dt><dd>${renderValue(item)}</dd>`,
  );
  return `<dl>${rows.join('')}</dl>`;
}

function renderPage(chapters: readonly ExportChapter[], createdAt: string): string {
  const parts = chapters.map(
    ({ title, data }) =>
      `<section><h2>${escapeHtml(title)}</h2>${renderValue(toPlainData(data))}</section>`,
  );
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Ihre Daten bei Grünland</title>
<style>body{font:1rem/1.6 Georgia,serif;max-width:44rem;margin:2rem auto;padding:0 1rem}
dl{display:grid;grid-template-columns:minmax(8rem,auto) minmax(0,1fr);gap:.2rem 1rem}dt{color:${siteColours.light.muted}}dt,dd{overflow-wrap:anywhere}dd{margin:0}
@media(max-width:40rem){dl{grid-template-columns:minmax(0,1fr)}}</style>
</head><body><main><h1>Ihre Daten bei Grünland</h1><p>Stand: ${escapeHtml(createdAt)}</p>
${parts.join('\n')}</main></body></html>
`;
}

/** Converts dates to text, as JSON does. */
function toPlainData(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data ?? null)) as unknown;
}

/** Returns a ZIP with the same data twice: `daten.json` for programs, `daten.html` for people. */
export function createExportArchive(chapters: readonly ExportChapter[], createdAt: Date): Buffer {
  const createdAtText = createdAt.toISOString();
  const data = Object.fromEntries(
    chapters.map(({ title, data: chapterData }) => [title, chapterData]),
  );
  const json = JSON.stringify({ stand: createdAtText, ...data }, null, 2);
  const files = {
    'daten.json': strToU8(json),
    'daten.html': strToU8(renderPage(chapters, createdAtText)),
  };
  return Buffer.from(zipSync(files, { level: 6, mtime: createdAt }));
}
