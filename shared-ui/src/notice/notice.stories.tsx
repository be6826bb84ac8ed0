import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { ButtonLink } from '#button/ButtonLink.tsx';
import styles from '#stories/stories.module.css';
import { Notice } from './Notice.tsx';
import { RetryNotice } from './RetryNotice.tsx';

function NoticeKinds() {
  return (
    <div className={styles.stack}>
      <Notice title="Ihre Anzeige wird geprüft">
        Das dauert meist weniger als eine Stunde. Wir schreiben Ihnen, sobald sie erscheint.
      </Notice>
      <Notice kind="success" title="Gespeichert">
        Ihre Interessen sind übernommen.
      </Notice>
      <RetryNotice
        text="Die Suche ist gerade nicht erreichbar. Ihre Eingaben bleiben erhalten."
        retry={() => {}}
      />
    </div>
  );
}

function EmptyNotice() {
  return (
    <Notice
      kind="empty"
      title="Noch steht nichts auf Ihrer Merkliste"
      action={
        <ButtonLink href="/kleinanzeigen" look="secondary">
          Kleinanzeigen ansehen
        </ButtonLink>
      }
    >
      Mit dem Herz an einer Anzeige legen Sie sie hier ab.
    </Notice>
  );
}

export const noticeStories: readonly StoryDefinition[] = [
  { title: 'Meldung / Hinweis', state: 'alle Arten', view: NoticeKinds },
  { title: 'Meldung / Hinweis', state: 'leer', view: EmptyNotice },
];
