import type { AdDraft } from '@gruenland/shared-contracts/api/own-ads.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';

import { buildStepHref, placeAdSteps, STEP_NAMES } from './place-ad-steps.ts';
import type { PlaceAdStep } from './place-ad-steps.ts';
import styles from './place-ad.module.css';

/** Shows the current step, with links to the completed steps. */
export function StepNav({ draft, step }: { readonly draft: AdDraft; readonly step: PlaceAdStep }) {
  const currentIndex = placeAdSteps.indexOf(step);
  return (
    <nav aria-label="Schritte">
      <ol className={styles.steps}>
        {placeAdSteps.map((navStep, index) => (
          <li key={navStep} aria-current={navStep === step ? 'step' : undefined}>
            <span className={styles.number}>{index + 1}</span>
            {index < currentIndex ? (
              <Link href={buildStepHref(draft, navStep)}>{STEP_NAMES[navStep]}</Link>
            ) : (
              <span>{STEP_NAMES[navStep]}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
