/** When a field's message becomes visible (specification section 5). */
export type MessageVisibility = 'live' | 'blur' | 'dirty';

export interface FieldHistory {
  /** True if the user has left the field at least once. */
  readonly blurred: boolean;
  /** True if the value was changed at least once, even if it now equals the initial value. */
  readonly dirty: boolean;
  /** True if the form was submitted at least once, successfully or not. */
  readonly submitted: boolean;
}

/**
 * Whether a field's message is visible: always after a submit attempt; before the first attempt it
 * depends on `visibility`.
 */
export function isMessageVisible(visibility: MessageVisibility, history: FieldHistory): boolean {
  if (history.submitted || visibility === 'live') return true;
  return visibility === 'blur' ? history.blurred : history.dirty;
}
