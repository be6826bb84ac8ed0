/** When a field's message becomes visible (specification section 5). */
export type Visibility = 'live' | 'blur' | 'dirty';

export interface FieldHistory {
  /** The field was left at least once. */
  readonly blurred: boolean;
  /** The field was changed at least once, even if the value was restored. */
  readonly dirty: boolean;
  /** The form was submitted at least once, successfully or not. */
  readonly submitted: boolean;
}

/**
 * Whether a message is visible: always after a submit attempt, before that according to
 * `visibility`.
 */
export function isMessageVisible(visibility: Visibility, history: FieldHistory): boolean {
  if (history.submitted || visibility === 'live') return true;
  return visibility === 'blur' ? history.blurred : history.dirty;
}
