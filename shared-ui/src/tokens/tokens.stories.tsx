import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { COLOUR_ROLES } from './colour-roles.ts';
import styles from './swatches.module.css';
import { Swatch } from './Swatch.tsx';

function Colours() {
  return (
    <ul className={styles.list}>
      {COLOUR_ROLES.map((role) => (
        <Swatch key={role.token} role={role} />
      ))}
    </ul>
  );
}

const SPACES = ['half', '1', '2', '3', '4', '5', '6', '8', '10', '12'] as const;

function Spaces() {
  return (
    <ul className={styles.spaces}>
      {SPACES.map((step) => (
        <li key={step}>
          <code>--gl-space-{step}</code>
          <span className={styles[`space-${step}`]} />
        </li>
      ))}
    </ul>
  );
}

export const tokenStories: readonly StoryDefinition[] = [
  { title: 'Grundlagen / Farben', state: 'mit Kontrasten', view: Colours },
  { title: 'Grundlagen / Abstände', state: 'alle', view: Spaces },
];
