import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Picture } from '@gruenland/shared-ui/picture/Picture.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Kicker } from '@gruenland/shared-ui/type/Kicker.tsx';
import { Meta } from '@gruenland/shared-ui/type/Meta.tsx';
import {
  TRANSITION_SOURCE,
  getTransitionAttributes,
} from '@gruenland/shared-ui/view-transition/set-transition-names.ts';
import type { ArticleTeaser } from '#model/teaser.ts';
import { ArticleTeaserView, joinNames } from '#ui/ArticleTeaserView.tsx';
import { FormattedDate } from '#ui/FormattedDate.tsx';
import type { HomeFrontModel } from './home-front.ts';
import { LEAD_PICTURE } from './home-front.ts';
import styles from './home-front.module.css';

/**
 * Renders the top of the front page: lead article, column „Kurz gemeldet“ and second-row articles.
 */
export function HomeFront({ model }: { readonly model: HomeFrontModel }) {
  const { title, lead, brief, seconds } = model;
  return (
    <div className={styles.front}>
      <h1 className={styles.pageTitle}>{title}</h1>
      {lead && <LeadArticle article={lead} />}
      {brief.length > 0 && <BriefArticles articles={brief} />}
      {seconds.length > 0 && (
        <ul className={styles.seconds}>
          {seconds.map((article) => (
            <li key={article.uuid}>
              <ArticleTeaserView article={article} size="second" headingLevel={2} showsAuthors />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function LeadArticle({ article }: { readonly article: ArticleTeaser }) {
  const { kicker, category, headline, lead, image, authors, date, href } = article;
  const kickerText = kicker ?? category?.name;
  return (
    <article className={styles.lead} {...{ [TRANSITION_SOURCE]: '' }}>
      {image && (
        <div className={styles.leadPicture} {...getTransitionAttributes('picture')}>
          <Picture asset={image} {...LEAD_PICTURE} priority isDecorative />
        </div>
      )}
      <div className={styles.leadWords}>
        {kickerText && <Kicker>{kickerText}</Kicker>}
        <Heading level={2} size={5} {...getTransitionAttributes('headline')}>
          <Link href={href} look="plain" className={styles.leadLink}>
            {headline}
          </Link>
        </Heading>
        {lead && <p className={styles.leadText}>{lead}</p>}
        <Meta>
          {authors.length > 0 && `Von ${joinNames(authors)}`}
          {date && <FormattedDate date={date} look="day" />}
        </Meta>
      </div>
    </article>
  );
}

function BriefArticles({ articles }: { readonly articles: readonly ArticleTeaser[] }) {
  return (
    <section className={styles.brief} aria-labelledby="kurz-gemeldet">
      <h2 id="kurz-gemeldet" className={styles.briefTitle}>
        Kurz gemeldet
      </h2>
      <ol className={styles.briefList}>
        {articles.map(({ uuid, href, headline, kicker, category, date }) => (
          <li key={uuid} className={styles.briefEntry}>
            {date && (
              <span className={styles.briefTime}>
                <FormattedDate date={date} look="ticker" />
              </span>
            )}
            <h3 className={styles.briefHeadline}>
              <span className={styles.briefKicker}>{kicker ?? category?.name}</span>
              <Link href={href} look="plain" className={styles.briefLink}>
                {headline}
              </Link>
            </h3>
          </li>
        ))}
      </ol>
    </section>
  );
}
