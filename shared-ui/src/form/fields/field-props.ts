import type { ReactNode } from 'react';
import type { Visibility } from '#form/message-visibility.ts';
import type { RuleUse } from '#form/rules/first-failure.ts';
import type { RuleName } from '#form/rules/rules.ts';

/** What all fields take. */
export interface FieldProps {
  /** Name in the values and in the POST; nested by dots. */
  readonly name: string;
  /** Visible label; also the subject of the messages. */
  readonly label: string;
  /** Checked in order; the first that fails gives the message. */
  readonly rules?: readonly RuleUse[] | undefined;
  /** When the message may be seen before a submit attempt; default `blur`, checkbox `dirty`. */
  readonly visibility?: Visibility | undefined;
  /** One sentence below the label. */
  readonly help?: ReactNode;
  /** Own words instead of the rule's. */
  readonly messages?: Readonly<Partial<Record<RuleName, string>>> | undefined;
  /** Subject of the messages when the label does not read well in them. */
  readonly subject?: string | undefined;
  /** Needed with some answers to other fields only: not marked as voluntary, whatever the rules. */
  readonly conditional?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}
