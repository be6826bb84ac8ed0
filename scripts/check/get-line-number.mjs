/** Returns the number of the line that contains the character at `index`; the first line is 1. */
export function getLineNumber(text, index) {
  return text.slice(0, index).split('\n').length;
}
