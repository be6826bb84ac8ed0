import type { ReactNode } from 'react';
import type { AdDraft } from '@gruenland/shared-contracts/api/own-ads.ts';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

import { Steps } from './Steps.tsx';
import type { WriteStep } from './write-steps.ts';
import styles from './write.module.css';

interface WriteFrameProps {
  readonly draft: AdDraft;
  readonly step: WriteStep;
  readonly children: ReactNode;
}

/** Around each step of placing or changing an ad; all of them work before script. */
export function WriteFrame({ draft, step, children }: WriteFrameProps) {
  return (
    <div className={styles['page']}>
      <Heading level={1} size={4}>
        {draft.ad ? 'Anzeige ändern' : 'Anzeige aufgeben'}
      </Heading>
      <Steps draft={draft} step={step} />
      {children}
    </div>
  );
}
