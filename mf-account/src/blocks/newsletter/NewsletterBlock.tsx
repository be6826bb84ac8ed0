import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import type { NewsletterBlockData, NewsletterModel } from './newsletter.block.server.ts';
import styles from './newsletter.module.css';
import { NewsletterBlockForm } from './NewsletterBlockForm.tsx';

/**
 * Shows the block with the form to subscribe to newsletters. The newsletter page handles the form.
 */
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
