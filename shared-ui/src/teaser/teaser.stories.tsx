import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import {
  applesPicture,
  barnPicture,
  cowsPicture,
  marketPicture,
  tractorPicture,
} from '#stories/demo-pictures.ts';
import styles from '#stories/stories.module.css';
import { Badge } from '#type/Badge.tsx';
import { SectionHeading } from '#type/SectionHeading.tsx';
import { Teaser } from './Teaser.tsx';

function FrontPageTeasers() {
  return (
    <div className={styles.front}>
      <Teaser
        size="lead"
        headingLevel={3}
        href="/artikel/klee"
        section="magazin"
        kicker="Reportage"
        headline="Wo der Klee wieder bis ans Knie reicht"
        lead="Drei Höfe in der Wesermarsch haben ihre Kühe zurück auf das Grünland geführt. Was als Notlösung im Trockenjahr begann, ist heute die ruhigste Rechnung des ganzen Betriebs."
        picture={cowsPicture}
        meta={['Von Sibylle Brandhorst', '7 Min. Lesezeit']}
        priority
      />
      <div className={styles.seconds}>
        <Teaser
          size="second"
          headingLevel={3}
          href="/artikel/diesel"
          kicker="Technik"
          headline="Agrardiesel: Was die Rückkehr der Erstattung bringt"
          lead="Ab Januar gilt wieder der alte Satz. Wir rechnen es an drei Betrieben vor."
          picture={tractorPicture}
          meta="21. November 2026"
        />
        <Teaser
          size="second"
          headingLevel={3}
          href="/artikel/apfelbrot"
          kicker="Landküche"
          headline="Apfelbrot aus der letzten Kiste"
          lead="Jetzt werden die Lageräpfel weich. Im Brot sind sie am richtigen Platz."
          picture={applesPicture}
          meta="20. November 2026"
        />
      </div>
    </div>
  );
}

function TeaserList() {
  return (
    <div>
      <SectionHeading level={3} moreLink={{ href: '/artikel', label: 'Alle Artikel' }}>
        Aus dem Magazin
      </SectionHeading>
      <div className={styles.index}>
        <Teaser
          size="list"
          headingLevel={4}
          href="/artikel/markt"
          kicker="Dorfleben"
          headline="Der Wochenmarkt, der nur im Winter öffnet"
          lead="In Bad Zwischenahn stehen die Stände von November bis März – und verkaufen mehr als im Sommer."
          picture={marketPicture}
          meta={['Jan Petersen', '18. November 2026']}
        />
        <Teaser
          size="list"
          headingLevel={4}
          href="/artikel/scheune"
          badge={<Badge tone="wheat">Anzeige</Badge>}
          headline="Scheunendach erneuern: Schiefer, Blech oder Photovoltaik"
          picture={barnPicture}
        />
      </div>
    </div>
  );
}

function BriefTeasers() {
  return (
    <div className={styles.narrow}>
      <SectionHeading level={3}>Kurz gemeldet</SectionHeading>
      <div className={styles.index}>
        <Teaser
          size="brief"
          headingLevel={4}
          href="/artikel/a"
          headline="Milchpreis steigt im November um 0,8 Cent"
          meta="14.05 Uhr"
        />
        <Teaser
          size="brief"
          headingLevel={4}
          href="/artikel/b"
          kicker="Eilmeldung"
          isUrgent
          headline="Blauzungenkrankheit: Sperrzone um Cloppenburg erweitert"
          meta="12.30 Uhr"
        />
      </div>
    </div>
  );
}

export const teaserStories: readonly StoryDefinition[] = [
  { title: 'Anriss / Titelseite', state: 'Aufmacher und zwei Zweite', view: FrontPageTeasers },
  { title: 'Anriss / Liste', state: 'mit Bild, mit Anzeige', view: TeaserList },
  { title: 'Anriss / Kurz gemeldet', state: 'schmal', view: BriefTeasers },
];
