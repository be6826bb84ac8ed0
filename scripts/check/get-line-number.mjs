/** Returns the number of the line, from 1, that contains the character at `index`. */
export function getLineNumber(text, index) {
  return text.slice(0, index).split('\n').length;
}
