import { FilterError } from './filter-error.ts';

const BOUNDARY_PATTERN = /\s*(?:$|\)|(?:AND|OR)(?=[\s(]|$)|<score=)/uy;
const SPACE_PATTERN = /\s*/uy;
const KEYWORDS: ReadonlySet<string> = new Set(['AND', 'OR', 'NOT']);
const BARE_NAME_PATTERN = /[^\s:<>=!()"']+/uy;

/**
 * Reads a filter expression from left to right. The time of each step is proportional to the text
 * that it reads.
 */
export class FilterTextReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Column of the next character; the first one is 1, as in Algolia's messages. */
  get column(): number {
    return this.#at + 1;
  }

  get isAtEnd(): boolean {
    this.skipSpace();
    return this.#at >= this.#text.length;
  }

  skipSpace(): void {
    this.readPattern(SPACE_PATTERN);
  }

  /**
   * Reads the text that a sticky pattern matches at the current position; returns null if it does
   * not match.
   */
  readPattern(stickyPattern: RegExp): string | null {
    stickyPattern.lastIndex = this.#at;
    const match = stickyPattern.exec(this.#text);
    if (!match) return null;
    this.#at += match[0].length;
    return match[0];
  }

  tryReadSymbol(symbol: string): boolean {
    this.skipSpace();
    if (!this.#text.startsWith(symbol, this.#at)) return false;
    this.#at += symbol.length;
    return true;
  }

  /**
   * Reads a keyword if it is a separate word, and returns whether it did so. `ORT` does not start
   * with a keyword; `OR(` does.
   */
  tryReadKeyword(keyword: 'AND' | 'OR' | 'NOT'): boolean {
    this.skipSpace();
    const end = this.#at + keyword.length;
    const next = this.#text[end];
    if (!this.#text.startsWith(keyword, this.#at)) return false;
    if (next !== undefined && next !== '(' && !/\s/u.test(next)) return false;
    this.#at = end;
    return true;
  }

  /** Reads an attribute or tag. If unquoted, it ends before an operator, bracket or space. */
  readName(): string {
    this.skipSpace();
    const quotedText = this.#readQuoted();
    if (quotedText !== null) return quotedText;
    const name = this.readPattern(BARE_NAME_PATTERN);
    if (name === null || KEYWORDS.has(name))
      throw this.createUnexpectedError('expected attribute or tag');
    return name;
  }

  /**
   * Reads the value after a colon. An unquoted value ends before AND, OR, a closing bracket or a
   * score.
   */
  readValue(): { readonly text: string; readonly isQuoted: boolean } {
    this.skipSpace();
    const quotedText = this.#readQuoted();
    if (quotedText !== null) return { text: quotedText, isQuoted: true };
    const start = this.#at;
    while (this.#at < this.#text.length && !this.isAtBoundary()) {
      if (this.#text[this.#at] === '(')
        throw this.createUnexpectedError('quote values with brackets');
      this.#at += 1;
    }
    const text = this.#text.slice(start, this.#at).trim();
    if (text === '') throw this.createUnexpectedError('expected a value');
    return { text, isQuoted: false };
  }

  createUnexpectedError(expected: string): FilterError {
    const nextText = this.#text.slice(this.#at, this.#at + 30);
    const foundText =
      nextText === '' ? 'end of filter' : `token string(${nextText.split(/\s/u, 1)[0] ?? ''})`;
    return new FilterError(`filters: Unexpected ${foundText} ${expected} at col ${this.column}`);
  }

  isAtBoundary(): boolean {
    const currentCharacter = this.#text[this.#at] ?? '';
    // Before a keyword, a value must be followed by a space. Before a bracket or a score, the space
    // is optional.
    if (currentCharacter !== ')' && currentCharacter !== '<' && !/\s/u.test(currentCharacter))
      return false;
    if (/\s/u.test(currentCharacter)) return this.hasBoundaryAfterSpace();
    BOUNDARY_PATTERN.lastIndex = this.#at;
    return BOUNDARY_PATTERN.test(this.#text);
  }

  hasBoundaryAfterSpace(): boolean {
    BOUNDARY_PATTERN.lastIndex = this.#at;
    if (BOUNDARY_PATTERN.test(this.#text)) return true;
    // The value continues after the spaces. Skips them all, so that each space is read only once.
    this.skipSpace();
    this.#at -= 1;
    return false;
  }

  /** Reads a quoted text. A quote character ends the text only where a value may end. */
  #readQuoted(): string | null {
    const quote = this.#text[this.#at];
    if (quote !== '"' && quote !== "'") return null;
    let text = '';
    for (let at = this.#at + 1; at < this.#text.length; at += 1) {
      const letter = this.#text[at] ?? '';
      if (letter === '\\' && this.#text[at + 1] === quote) {
        text += quote;
        at += 1;
      } else if (letter === quote && this.#isValueEnd(at + 1)) {
        this.#at = at + 1;
        return text;
      } else text += letter;
    }
    throw new FilterError(`filters: Missing closing quote for the string at col ${this.column}`);
  }

  #isValueEnd(at: number): boolean {
    const next = this.#text[at];
    if (next === undefined || ':<>=!)'.includes(next)) return true;
    if (!/\s/u.test(next)) return false;
    BOUNDARY_PATTERN.lastIndex = at;
    return BOUNDARY_PATTERN.test(this.#text) || /^\s*[:<>=!]/u.test(this.#text.slice(at, at + 20));
  }
}
