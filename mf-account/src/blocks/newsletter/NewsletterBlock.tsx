import { useState } from 'react';
import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import type { NewsletterBlockData, NewsletterModel } from './newsletter.block.server.ts';
import styles from './newsletter.module.css';
import { NewsletterBlockForm } from './NewsletterBlockForm.tsx';

/** Block to subscribe to newsletters. After sending, the success message replaces the form. */
export function NewsletterBlock({
  model,
  data,
}: BlockViewProps<NewsletterModel, NewsletterBlockData>) {
  const [isSent, setIsSent] = useState(false);
  return (
    <section className={styles.band} aria-label="Newsletter">
      <Heading level={2} size={3}>
        {model.title}
      </Heading>
      {model.text ? <p>{model.text}</p> : null}
      {isSent ? (
        <Notice kind="success" title="Fast fertig: Bitte bestätigen Sie." live>
          Wir haben Ihnen eine E-Mail geschickt. Mit dem Link darin gilt Ihre Bestellung.
        </Notice>
      ) : (
        <NewsletterBlockForm {...data} onSent={() => setIsSent(true)} />
      )}
    </section>
  );
}
