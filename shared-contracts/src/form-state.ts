/** State of a rejected form: the values are shown again so that no input is lost. */
export interface FormState {
  readonly values: Readonly<Record<string, string>>;
  /** Error messages by field name; the empty name holds a message for the whole form. */
  readonly errors: Readonly<Record<string, string>>;
}
