/** Style class that authors give to text to turn it into a footnote. */
export const FOOTNOTE_STYLE = 'fussnote';

/** Returns whether the mark makes its text a footnote. */
export function isFootnoteMark(mark: unknown): boolean {
  const { type, attrs } = Object(mark) as { type?: unknown; attrs?: unknown };
  return (type === 'styled' || type === 'textStyle') && Object(attrs).class === FOOTNOTE_STYLE;
}
