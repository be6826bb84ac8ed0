import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import type { NewsletterBlockData, NewsletterModel } from './newsletter.block.server.ts';
import styles from './newsletter.module.css';
import { NewsletterBlockForm } from './NewsletterBlockForm.tsx';

/** Block to subscribe to newsletters; the newsletter page handles its form. */
export function NewsletterBlock({
  model,
  data,
}: BlockViewProps<NewsletterModel, NewsletterBlockData>) {
  return (
    <section className={styles.band} aria-label="Newsletter">
      <Heading level={2} size={3}>
        {model.title}
      </Heading>
      {model.text ? <p>{model.text}</p> : null}
      <NewsletterBlockForm {...data} />
    </section>
  );
}
