/**
 * Marks the elements of a view transition from a clicked teaser to the article. Only the clicked
 * teaser may have CSS transition names, because a duplicate name cancels the whole transition.
 * Therefore a click handler sets the names, not the markup.
 */

/** Attribute of a teaser's root element. */
export const TRANSITION_SOURCE = 'data-gl-transition-source';
/** Attribute of the animated elements (headline and picture), in teasers and on the target page. */
const TRANSITION_PART = 'data-gl-transition-part';

export type TransitionPart = 'headline' | 'picture';

/** Returns the attributes of an animated headline or picture. */
export function getTransitionAttributes(part: TransitionPart): Readonly<Record<string, string>> {
  return { [TRANSITION_PART]: part };
}

/**
 * Sets the transition names in the teaser of the clicked anchor and removes them elsewhere. The
 * shell must call this function right before it starts a view transition.
 *
 * @returns true if the anchor is inside a teaser
 */
export function setTransitionNames(anchor: Element): boolean {
  for (const animatedElement of anchor.ownerDocument.querySelectorAll<HTMLElement>(
    `[${TRANSITION_PART}]`,
  )) {
    animatedElement.style.setProperty('view-transition-name', 'none');
  }
  const sourceTeaser = anchor.closest(`[${TRANSITION_SOURCE}]`);
  const parts = sourceTeaser?.querySelectorAll<HTMLElement>(`[${TRANSITION_PART}]`) ?? [];
  for (const animatedElement of parts) {
    const name = animatedElement.getAttribute(TRANSITION_PART);
    if (name) animatedElement.style.setProperty('view-transition-name', `gl-${name}`);
  }
  return sourceTeaser !== null;
}
