import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { COLOUR_ROLES } from './colour-roles.ts';
import styles from './swatches.module.css';
import { Swatch } from './Swatch.tsx';

function ColourSwatches() {
  return (
    <ul className={styles.list}>
      {COLOUR_ROLES.map((role) => (
        <Swatch key={role.token} role={role} />
      ))}
    </ul>
  );
}

const SPACE_STEPS = ['half', '1', '2', '3', '4', '5', '6', '8', '10', '12'] as const;

function SpaceSamples() {
  return (
    <ul className={styles.spaces}>
      {SPACE_STEPS.map((step) => (
        <li key={step}>
          <code>--gl-space-{step}</code>
          <span className={styles[`space-${step}`]} />
        </li>
      ))}
    </ul>
  );
}

export const tokenStories: readonly StoryDefinition[] = [
  { title: 'Grundlagen / Farben', state: 'mit Kontrasten', view: ColourSwatches },
  { title: 'Grundlagen / Abstände', state: 'alle', view: SpaceSamples },
];
