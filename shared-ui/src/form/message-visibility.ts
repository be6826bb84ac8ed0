/** When a field's message may be seen (specification section 5). */
export type Visibility = 'live' | 'blur' | 'dirty';

export interface FieldHistory {
  /** Has been left once. */
  readonly blurred: boolean;
  /** Has been changed once, even if the value went back. */
  readonly dirty: boolean;
  /** The form has been sent once, successfully or not. */
  readonly submitted: boolean;
}

/** After a submit attempt always; before it as the field's setting says. */
export function isMessageVisible(visibility: Visibility, history: FieldHistory): boolean {
  if (history.submitted || visibility === 'live') return true;
  return visibility === 'blur' ? history.blurred : history.dirty;
}
