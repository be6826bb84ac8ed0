import type { ReactNode } from 'react';
import type { AdDraft } from '@gruenland/shared-contracts/api/own-ads.ts';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

import { StepNav } from './StepNav.tsx';
import { getStepText } from './place-ad-steps.ts';
import type { PlaceAdStep } from './place-ad-steps.ts';
import styles from './place-ad.module.css';

interface PlaceAdLayoutProps {
  readonly draft: AdDraft;
  readonly step: PlaceAdStep;
  readonly children: ReactNode;
}

/** Renders the layout that all steps of placing an ad share. Every step works without script. */
export function PlaceAdLayout({ draft, step, children }: PlaceAdLayoutProps) {
  return (
    <div className={styles.page}>
      <p className={styles.muted}>{getStepText(step)}</p>
      <Heading level={1} size={4}>
        {draft.ad ? 'Anzeige ändern' : 'Anzeige aufgeben'}
      </Heading>
      <StepNav draft={draft} step={step} />
      {children}
    </div>
  );
}
