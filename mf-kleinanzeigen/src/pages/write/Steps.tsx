import type { AdDraft } from '@gruenland/shared-contracts/api/own-ads.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';

import { stepHref, writeSteps } from './write-steps.ts';
import type { WriteStep } from './write-steps.ts';
import styles from './write.module.css';

const STEP_NAMES: Readonly<Record<WriteStep, string>> = {
  angaben: 'Angaben',
  fotos: 'Fotos',
  vorschau: 'Vorschau',
};

/** Where in the way from the first field to the finished ad one is. */
export function Steps({ draft, step }: { readonly draft: AdDraft; readonly step: WriteStep }) {
  const at = writeSteps.indexOf(step);
  return (
    <nav aria-label="Schritte">
      <ol className={styles['steps']}>
        {writeSteps.map((each, index) => (
          <li key={each} aria-current={each === step ? 'step' : undefined}>
            <span className={styles['number']}>{index + 1}</span>
            {index < at ? (
              <Link href={stepHref(draft, each)}>{STEP_NAMES[each]}</Link>
            ) : (
              <span>{STEP_NAMES[each]}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
