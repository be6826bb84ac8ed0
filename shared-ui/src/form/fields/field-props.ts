import type { ReactNode } from 'react';
import type { MessageVisibility } from '#form/message-visibility.ts';
import type { AppliedRule } from '#form/rules/first-failure.ts';
import type { RuleName } from '#form/rules/rules.ts';

/** Common props of all fields. */
export interface FieldProps {
  /** Key of the field in the form's values and in the POST; dots denote nesting. */
  readonly name: string;
  /** Visible label; messages also name the field by this label. */
  readonly label: string;
  /** Validation rules, checked in order; the first failed rule provides the message. */
  readonly rules?: readonly AppliedRule[] | undefined;
  /** When the message appears before a submit attempt; default `blur`, for checkboxes `dirty`. */
  readonly messageVisibility?: MessageVisibility | undefined;
  /** Help text below the label. */
  readonly help?: ReactNode;
  /** Custom messages by rule name; they replace the messages of the rules. */
  readonly messages?: Readonly<Partial<Record<RuleName, string>>> | undefined;
  /** Name of the field in messages if the label does not fit grammatically. */
  readonly subject?: string | undefined;
  /**
   * True if the field is required only for some values of other fields; such a field is never
   * marked as optional.
   */
  readonly isConditionallyRequired?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}
