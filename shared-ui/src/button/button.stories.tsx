import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { IconHeart } from '#icon/IconHeart.tsx';
import { IconSearch } from '#icon/IconSearch.tsx';
import styles from '#stories/stories.module.css';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { IconButton } from './IconButton.tsx';

function ButtonLooks() {
  return (
    <div className={styles.row}>
      <Button>Anzeige prüfen</Button>
      <Button look="secondary">Entwurf speichern</Button>
      <Button look="quiet">Abbrechen</Button>
      <Button look="danger">Anzeige löschen</Button>
      <ButtonLink href="/kleinanzeigen/neu">Anzeige aufgeben</ButtonLink>
    </div>
  );
}

function ButtonStates() {
  return (
    <div className={styles.row}>
      <Button busy>Wird gesendet</Button>
      <Button look="secondary" busy>
        Wird gesendet
      </Button>
      <Button disabled>Nicht möglich</Button>
      <Button look="secondary" disabled>
        Nicht möglich
      </Button>
      <Button size="small">Klein</Button>
      <Button look="secondary" size="small">
        <IconSearch /> Suchen
      </Button>
      <IconButton label="Auf die Merkliste" icon={<IconHeart />} />
    </div>
  );
}

function WideButton() {
  return <Button wide>Platz reservieren</Button>;
}

export const buttonStories: readonly StoryDefinition[] = [
  { title: 'Bedienung / Knopf', state: 'alle Arten', view: ButtonLooks },
  { title: 'Bedienung / Knopf', state: 'beschäftigt, gesperrt, klein', view: ButtonStates },
  { title: 'Bedienung / Knopf', state: 'volle Breite', view: WideButton },
];
