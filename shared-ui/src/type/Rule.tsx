import { classNames } from '#class-names/classNames.ts';
import styles from './Rule.module.css';

export interface RuleProps {
  /** `hair` separates neighbouring items, `strong` opens a section, `double` ends the page. */
  readonly look?: 'hair' | 'strong' | 'double';
}

/** Renders a horizontal rule. */
export function Rule({ look = 'hair' }: RuleProps) {
  return <hr className={classNames(styles.rule, styles[look])} />;
}
