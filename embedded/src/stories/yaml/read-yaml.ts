import { LineCounter, parseDocument, type ErrorCode, type Node, type Tags } from 'yaml';
import type { ReportProblem } from '#stories/problem.ts';

/** A parsed YAML text. Lines count from the beginning of the file that contains the text. */
export interface YamlTree {
  readonly root: Node | null;
  getLine(node: unknown): number;
}

/**
 * Tags that are allowed before a text. The parser keeps tagged nodes unchanged; the conversion
 * depends on the name of the tag.
 */
const scalarTags = ['!md', '!story', '!link', '!zeit', '!bild', '!datei', '!tabelle'];
const mapTags = ['!link', '!bild', '!datei'];
const customTags: Tags = [
  ...scalarTags.map((tag) => ({ tag, resolve: (text: string) => text })),
  ...mapTags.map((tag) => ({ tag, collection: 'map' as const, resolve: (node: unknown) => node })),
];

/** Advice for authors about the most frequent errors, printed before the parser's message. */
const ADVICE_BY_ERROR_CODE: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: 'is indented differently from the lines above it',
  BAD_SCALAR_START: 'put a text that begins with a special character in quotes',
  BLOCK_AS_IMPLICIT_KEY: 'put a text that contains a colon in quotes',
  DUPLICATE_KEY: 'the same key appears twice',
  MISSING_CHAR: 'a quote, bracket or comma is missing',
  TAB_AS_INDENT: 'indent with spaces instead of tabs',
};

function describeYamlError({ code, message }: { code: ErrorCode; message: string }): string {
  const advice = ADVICE_BY_ERROR_CODE[code];
  return advice === undefined ? message : `${advice} (${message})`;
}

/** Parses YAML. Reports each error and each warning with its line. */
export function readYaml(text: string, report: ReportProblem, firstLine = 1): YamlTree {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    customTags: (tags) => [...tags, ...customTags],
    lineCounter: lines,
    prettyErrors: false,
    strict: true,
    uniqueKeys: true,
  });
  const getLineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  for (const issue of [...document.errors, ...document.warnings]) {
    report(getLineAt(issue.pos[0]), describeYamlError(issue));
  }
  return {
    root: document.contents,
    getLine: (node) => {
      const range = (node as Node | null)?.range;
      return range ? getLineAt(range[0]) : firstLine;
    },
  };
}
