import type { ReactNode } from 'react';
import { classNames } from '#class-names/classNames.ts';
import styles from './TransitionTarget.module.css';
import { transitionPart } from './mark-transition.ts';
import type { TransitionPart } from './mark-transition.ts';

export interface TransitionTargetProps {
  readonly part: TransitionPart;
  readonly children: ReactNode;
  readonly className?: string;
}

/** Where a teaser's headline or picture arrives; each part at most once on a page. */
export function TransitionTarget({ part, children, className }: TransitionTargetProps) {
  return (
    <div {...transitionPart(part)} className={classNames(styles[part], className)}>
      {children}
    </div>
  );
}
