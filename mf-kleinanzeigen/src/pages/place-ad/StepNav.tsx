import type { AdDraft } from '@gruenland/shared-contracts/api/own-ads.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';

import { stepHref, placeAdSteps } from './place-ad-steps.ts';
import type { PlaceAdStep } from './place-ad-steps.ts';
import styles from './place-ad.module.css';

const STEP_NAMES: Readonly<Record<PlaceAdStep, string>> = {
  angaben: 'Angaben',
  fotos: 'Fotos',
  vorschau: 'Vorschau',
};

/** Shows the current step, with links to the completed steps. */
export function StepNav({ draft, step }: { readonly draft: AdDraft; readonly step: PlaceAdStep }) {
  const at = placeAdSteps.indexOf(step);
  return (
    <nav aria-label="Schritte">
      <ol className={styles['steps']}>
        {placeAdSteps.map((each, index) => (
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
