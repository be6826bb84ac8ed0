/** Class of the style with which authors mark a footnote. */
export const FOOTNOTE_STYLE = 'fussnote';

/** Whether a mark says that its text is a footnote. */
export function isFootnoteMark(mark: unknown): boolean {
  const { type, attrs } = Object(mark) as { type?: unknown; attrs?: unknown };
  return (type === 'styled' || type === 'textStyle') && Object(attrs).class === FOOTNOTE_STYLE;
}
