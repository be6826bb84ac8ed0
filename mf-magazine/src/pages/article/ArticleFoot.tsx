import * as paths from '@gruenland/shared-contracts/paths.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { ArticleTeaserView } from '#ui/ArticleTeaserView.tsx';
import { AuthorCard } from '#ui/AuthorCard.tsx';
import type { ArticleFootModel, ArticleNeighbours } from './article-foot.ts';
import styles from './article-foot.module.css';

const AI_NOTES = {
  none: undefined,
  assisted:
    'Für diesen Text hat die Redaktion Werkzeuge der künstlichen Intelligenz zu Hilfe genommen und alles geprüft.',
  generated:
    'Dieser Text wurde mit künstlicher Intelligenz erstellt und von der Redaktion geprüft.',
} as const;

/**
 * Renders correction, AI notice, topics and authors, followed by related and neighbouring articles.
 */
export function ArticleFoot({ model }: { readonly model: ArticleFootModel }) {
  const { correction, aiUse, topics, people, related, neighbours } = model;
  const aiNote = AI_NOTES[aiUse];
  return (
    <footer className={styles.foot}>
      <div className={styles.notes}>
        {correction && (
          <p className={styles.correction}>
            <strong>Korrektur:</strong> {correction}
          </p>
        )}
        {aiNote && <p className={styles.note}>{aiNote}</p>}
        {topics.length > 0 && <Topics topics={topics} />}
        {people.map((author) => (
          <AuthorCard key={author.uuid} author={author} />
        ))}
      </div>
      {related.length > 0 && (
        <section className={styles.related}>
          <SectionHeading section="magazin">Dazu passt</SectionHeading>
          <ul className={styles.relatedList}>
            {related.map((article) => (
              <li key={article.uuid}>
                <ArticleTeaserView article={article} size="list" headingLevel={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Neighbours neighbours={neighbours} />
    </footer>
  );
}

function Topics({ topics }: { readonly topics: readonly string[] }) {
  return (
    <nav aria-label="Stichwörter">
      <ul className={styles.topics}>
        {topics.map((topic) => (
          <li key={topic}>
            <Link href={paths.search(topic)} className={styles.topic}>
              {topic}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Neighbours({ neighbours }: { readonly neighbours: ArticleNeighbours }) {
  const { section, newer, older } = neighbours;
  if (!newer && !older) return null;
  return (
    <nav aria-label={`Mehr aus ${section}`} className={styles.neighbours}>
      {older && (
        <p>
          <span className={styles.direction}>Davor in {section}</span>
          <Link href={older.href} look="plain" rel="prev">
            {older.headline}
          </Link>
        </p>
      )}
      {newer && (
        <p className={styles.newer}>
          <span className={styles.direction}>Danach in {section}</span>
          <Link href={newer.href} look="plain" rel="next">
            {newer.headline}
          </Link>
        </p>
      )}
    </nav>
  );
}
