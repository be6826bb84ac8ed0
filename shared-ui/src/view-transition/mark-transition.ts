/**
 * Headline and picture of a clicked teaser grow into the article. Only the clicked teaser may carry
 * the names, because a name that stands twice on a page cancels the whole transition; hence
 * they are set at the click and not in the markup.
 */

/** Attribute of the element that holds a whole teaser. */
export const TRANSITION_SOURCE = 'data-gl-transition-source';
/** Attribute of the moving parts, in teasers and on the page they lead to. */
export const TRANSITION_PART = 'data-gl-transition-part';

export type TransitionPart = 'headline' | 'picture';

/** Attributes of a moving part inside a teaser. */
export function transitionPart(part: TransitionPart): Readonly<Record<string, string>> {
  return { [TRANSITION_PART]: part };
}

/**
 * To be called by the shell with the clicked anchor, right before it starts a view transition.
 * Takes the names from everything on the present page and gives them to the anchor's teaser.
 * Returns true when the anchor stands in a teaser.
 */
export function markTransition(anchor: Element): boolean {
  for (const part of anchor.ownerDocument.querySelectorAll<HTMLElement>(`[${TRANSITION_PART}]`)) {
    part.style.setProperty('view-transition-name', 'none');
  }
  const source = anchor.closest(`[${TRANSITION_SOURCE}]`);
  const parts = source?.querySelectorAll<HTMLElement>(`[${TRANSITION_PART}]`) ?? [];
  for (const part of parts) {
    const name = part.getAttribute(TRANSITION_PART);
    if (name) part.style.setProperty('view-transition-name', `gl-${name}`);
  }
  return source !== null;
}
