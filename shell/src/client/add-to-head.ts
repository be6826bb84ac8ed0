/** Adds an element to the head of the document, loaded with the check of its hash. */
export function addToHead<Tag extends 'link' | 'script'>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties, {
    crossOrigin: 'anonymous',
  });
  document.head.append(element);
  return element;
}
