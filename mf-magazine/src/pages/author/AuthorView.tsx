import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Picture } from '@gruenland/shared-ui/picture/Picture.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import type { Author } from '#model/author.ts';
import type { ArticleTeaser } from '#model/teaser.ts';
import type { PagerModel } from '#model/pager.ts';
import { ArticleTeaserView } from '#ui/ArticleTeaserView.tsx';
import { Pager } from '#ui/Pager.tsx';
import styles from './author.module.css';

/** Model of an author page. */
export interface AuthorModel {
  readonly author: Author;
  readonly articles: readonly ArticleTeaser[];
  readonly total: number;
  readonly pager: PagerModel;
}

/** Renders portrait, role, biography, email address and articles of an author. */
export function AuthorView({ model }: { readonly model: AuthorModel }) {
  const { author, articles, total, pager } = model;
  const { name, role, bio, portrait, email } = author;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {portrait && (
          <Picture
            asset={portrait}
            ratio={[1, 1]}
            sizes={{ xs: '160px', lg: '240px' }}
            isDecorative
            className={styles.portrait}
          />
        )}
        <div className={styles.words}>
          <Heading level={1} size={4} tabIndex={-1}>
            {name}
          </Heading>
          {role && <p className={styles.role}>{role}</p>}
          {bio && <p className={styles.bio}>{bio}</p>}
          {email && (
            <p>
              <Link href={`mailto:${email}`} className={styles.mail}>
                {email}
              </Link>
            </p>
          )}
        </div>
      </header>
      {articles.length > 0 && (
        <section>
          <SectionHeading section="magazin">
            {total === 1 ? 'Ein Artikel' : `${total} Artikel`}
          </SectionHeading>
          <ul className={styles.list}>
            {articles.map((article) => (
              <li key={article.uuid}>
                <ArticleTeaserView article={article} size="list" headingLevel={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Pager model={pager} />
    </div>
  );
}
