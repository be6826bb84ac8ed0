import { Disclosure } from '#disclosure/Disclosure.tsx';
import { formatNumber } from '#format/number-text.ts';
import { Link } from '#link/Link.tsx';
import { Table } from '#table/Table.tsx';
import type { TableColumn } from '#table/Table.tsx';
import { Heading } from '#type/Heading.tsx';
import type { ListedPlace, MapDot, StateMapModel } from './create-state-map.ts';
import { GERMAN_STATES } from './german-states.generated.ts';
import styles from './StateMap.module.css';

/** Height of the figures in dots on the map of the whole country, in units of the map. */
const FIGURE_SIZE = 42;

// Attributes instead of a stylesheet: pages without a map load the styles of their area, too.
const STATE_ATTRIBUTES = {
  fill: 'var(--gl-tint-strong)',
  stroke: 'var(--gl-paper)',
  strokeWidth: '1.5px',
} as const;
const AREA_ATTRIBUTES = {
  fill: 'var(--gl-wheat)',
  fillOpacity: 0.22,
  stroke: 'var(--gl-ink)',
  strokeDasharray: '5 4',
  strokeWidth: '1.5px',
  vectorEffect: 'non-scaling-stroke',
} as const;
const DOT_ATTRIBUTES = {
  fill: 'var(--gl-action)',
  stroke: 'var(--gl-paper)',
  strokeWidth: '1.5px',
  vectorEffect: 'non-scaling-stroke',
} as const;
const FIGURE_ATTRIBUTES = {
  fill: 'var(--gl-on-action)',
  dominantBaseline: 'central',
  fontFamily: 'var(--gl-font-sans)',
  fontWeight: 'var(--gl-weight-strong)',
  textAnchor: 'middle',
} as const;

const PLACE_COLUMNS: readonly TableColumn<ListedPlace>[] = [
  {
    key: 'place',
    head: 'Ort',
    cell: (place) => (
      <Link id={place.id} href={place.href} rel="nofollow">
        {place.label}
      </Link>
    ),
    isRowHeader: true,
  },
  { key: 'count', head: 'Anzahl', cell: (place) => formatNumber(place.count), isNumeric: true },
];

/**
 * Renders a drawn map of the German states. Each dot is a link to its place; a table contains the same
 * places with links to the lists around them. Pages load it as a part that only the server renders, because its
 * outlines are large. Crawlers should not follow its links: they combine with all other filters.
 */
export function StateMap({ model }: { readonly model: StateMapModel }) {
  const { summary, dots, circle, view, scale, places, closeHref, wholeHref } = model;
  return (
    <section className={styles.section} aria-labelledby="karte">
      <div className={styles.head}>
        <Heading level={2} size={2} id="karte">
          Karte
        </Heading>
        {wholeHref && (
          <Link href={wholeHref} look="action" rel="nofollow">
            Ganz Deutschland
          </Link>
        )}
        <Link href={closeHref} look="action">
          Karte schließen
        </Link>
      </div>
      <p className={styles.summary}>{summary}</p>
      <svg
        className={styles.map}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        role="group"
        aria-label="Orte auf der Karte"
      >
        <g {...STATE_ATTRIBUTES}>
          {GERMAN_STATES.map(({ name, path }) => (
            <path key={name} d={path} vectorEffect="non-scaling-stroke" />
          ))}
        </g>
        {circle && <circle {...AREA_ATTRIBUTES} cx={circle.x} cy={circle.y} r={circle.r} />}
        {dots.map((dot) => (
          <Dot key={dot.label} dot={dot} figureSize={FIGURE_SIZE * scale} />
        ))}
      </svg>
      <p className={styles.source}>
        Umrisse: MapSVG, vereinfacht,{' '}
        <Link href="https://creativecommons.org/licenses/by/4.0/deed.de">CC BY 4.0</Link>
      </p>
      {places.length > 0 && (
        <Disclosure summary="Orte als Tabelle">
          <Table
            caption="Orte der Karte"
            rows={places}
            getRowKey={({ label }) => label}
            columns={PLACE_COLUMNS}
          />
        </Disclosure>
      )}
    </section>
  );
}

function Dot({ dot, figureSize }: { readonly dot: MapDot; readonly figureSize: number }) {
  const { x, y, r, label, count, href, isChosen } = dot;
  return (
    <Link
      href={href}
      look="plain"
      rel="nofollow"
      className={styles.dot}
      aria-label={label}
      aria-current={isChosen ? 'true' : undefined}
    >
      <circle {...DOT_ATTRIBUTES} cx={x} cy={y} r={r} />
      <text {...FIGURE_ATTRIBUTES} x={x} y={y} fontSize={Math.round(figureSize * 10) / 10}>
        {count}
      </text>
    </Link>
  );
}
