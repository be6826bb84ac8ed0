import type { ReactNode } from 'react';
import { classNames } from '#class-names/classNames.ts';
import styles from './TransitionTarget.module.css';
import { getTransitionAttributes } from './set-transition-names.ts';
import type { TransitionPart } from './set-transition-names.ts';

export interface TransitionTargetProps {
  readonly part: TransitionPart;
  readonly children: ReactNode;
  readonly className?: string;
}

/**
 * Renders the headline or picture at which a view transition from a teaser ends. Use each `part` at
 * most once per page.
 */
export function TransitionTarget({ part, children, className }: TransitionTargetProps) {
  return (
    <div {...getTransitionAttributes(part)} className={classNames(styles[part], className)}>
      {children}
    </div>
  );
}
