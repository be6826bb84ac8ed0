/** What {@link useElement} does with an element. */
export type ElementUse =
  | 'choose'
  | 'read checked'
  | 'read text'
  | 'read value'
  | 'select text'
  | 'see';

/**
 * Runs in the page. Uses the first visible element that the XPath expression finds.
 *
 * @param value The value of the option to choose.
 * @returns the text, the value or `true`; null without such an element
 */
export function useElement(xpath: string, use: ElementUse, value = ''): boolean | string | null {
  const found = document.evaluate(xpath, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
  const element = Array.from({ length: found.snapshotLength }, (_, index) =>
    found.snapshotItem(index),
  ).find(
    (node): node is HTMLElement =>
      node instanceof HTMLElement &&
      node.getClientRects().length > 0 &&
      node.checkVisibility({ visibilityProperty: true }),
  );
  if (!element) return null;
  const field = element as HTMLInputElement | HTMLSelectElement;
  switch (use) {
    case 'see':
      return true;
    case 'read text':
      return element.innerText;
    case 'read value':
      return field.value;
    case 'read checked':
      return (field as HTMLInputElement).checked;
    case 'select text':
      (field as HTMLInputElement).select();
      return true;
    case 'choose':
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
      return field.value;
  }
}
