import { classNames } from '#class-names/classNames.ts';
import styles from './Rule.module.css';

export interface RuleProps {
  /** `hair` parts neighbours, `strong` opens a section, `double` closes the page. */
  readonly look?: 'hair' | 'strong' | 'double';
}

/** A printed rule. */
export function Rule({ look = 'hair' }: RuleProps) {
  return <hr className={classNames(styles['rule'], styles[look])} />;
}
