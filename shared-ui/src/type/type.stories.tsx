import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { formatReadingTime } from '#format/measure-text.ts';
import styles from '#stories/stories.module.css';
import { Badge } from './Badge.tsx';
import { Chip } from './Chip.tsx';
import { Heading } from './Heading.tsx';
import { Kicker } from './Kicker.tsx';
import { Lead } from './Lead.tsx';
import { Meta } from './Meta.tsx';
import { Rule } from './Rule.tsx';
import { SectionHeading } from './SectionHeading.tsx';

function ArticleHead() {
  return (
    <header className={styles.head}>
      <Kicker section="magazin">Reportage · Weidehaltung</Kicker>
      <Heading level={3} size={5}>
        Wo der Klee wieder bis ans Knie reicht
      </Heading>
      <Lead>
        Drei Höfe in der Wesermarsch haben ihre Kühe zurück auf das Grünland geführt. Was als
        Notlösung im Trockenjahr begann, ist heute die ruhigste Rechnung des ganzen Betriebs.
      </Lead>
      <Meta>
        <>Von Sibylle Brandhorst</>
        <>21. November 2026</>
        <>{formatReadingTime(1540)}</>
      </Meta>
    </header>
  );
}

function HeadingSamples() {
  return (
    <div>
      {([5, 4, 3, 2, 1] as const).map((size) => (
        <Heading key={size} level={3} size={size}>
          Größe {size}: Regen kam spät, aber er kam
        </Heading>
      ))}
    </div>
  );
}

function TextSamples() {
  return (
    <div>
      <p>
        „Das Heu riecht dieses Jahr nach Thymian“, sagt Hanna Ohlsen und schiebt die Gabel in den
        Ballen – nicht zu tief, der Vetter hat hier 2019 seinen Ring verloren. Die Wiese liegt am
        Hang, z.&#8239;B. dort, wo früher die Kreisstraße war, und wird <strong>zweimal</strong> im
        Jahr gemäht.
      </p>
      <p>
        <em>Kursiv steht, was ein anderer sagt:</em> Grünlandumbruchverbot und Nährstoffbilanzierung
        sind lange Wörter.
      </p>
    </div>
  );
}

function SectionHeadings() {
  return (
    <div>
      <SectionHeading level={3} moreLink={{ href: '/artikel', label: 'Alle Artikel' }}>
        Aus dem Magazin
      </SectionHeading>
      <SectionHeading level={3} section="kleinanzeigen">
        Neueste Kleinanzeigen
      </SectionHeading>
      <SectionHeading level={3} section="veranstaltungen">
        Nächste Veranstaltungen
      </SectionHeading>
      <SectionHeading level={3} section="jobs">
        Stellen in Ihrer Nähe
      </SectionHeading>
    </div>
  );
}

function LabelSamples() {
  return (
    <div>
      <p>
        <Badge>Entwurf</Badge> <Badge tone="green">Aktiv</Badge> <Badge tone="wheat">Anzeige</Badge>{' '}
        <Badge tone="urgent">Eilmeldung</Badge>
      </p>
      <p>
        <Chip removeHref="/kleinanzeigen">Umkreis 50 km</Chip>{' '}
        <Chip removeHref="/kleinanzeigen">Traktoren</Chip>
      </p>
      <Kicker tone="urgent">Eilmeldung</Kicker>
      <Rule />
      <br />
      <Rule look="strong" />
      <br />
      <Rule look="double" />
    </div>
  );
}

export const typeStories: readonly StoryDefinition[] = [
  { title: 'Schrift / Artikelkopf', state: 'Reportage', view: ArticleHead },
  { title: 'Schrift / Überschriften', state: 'alle Größen', view: HeadingSamples },
  { title: 'Schrift / Text', state: 'zwei Absätze', view: TextSamples },
  { title: 'Schrift / Abschnitt', state: 'alle Zeichen', view: SectionHeadings },
  { title: 'Schrift / Marken und Linien', state: 'alle', view: LabelSamples },
];
