import { useState } from 'react';
import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { NewsletterForm } from '#parts/NewsletterForm.tsx';
import type { NewsletterBlockData, NewsletterModel } from './newsletter.block.server.ts';
import styles from './newsletter.module.css';

/** A quiet band on any page: order newsletters, with the success in place. */
export function NewsletterBlock({
  model,
  data,
}: BlockViewProps<NewsletterModel, NewsletterBlockData>) {
  const [sent, setSent] = useState(false);
  const { lists } = data.offer;
  const first = lists[0];
  return (
    <section className={styles['band']} aria-label="Newsletter">
      <Heading level={2} size={3}>
        {model.title}
      </Heading>
      {model.text ? <p>{model.text}</p> : null}
      {sent ? (
        <Notice kind="success" title="Fast fertig: Bitte bestätigen Sie." live>
          Wir haben Ihnen eine E-Mail geschickt. Mit dem Link darin gilt Ihre Bestellung.
        </Notice>
      ) : (
        <NewsletterForm
          name="newsletter-block"
          lists={data.offer}
          chosen={first ? [first.id] : []}
          page={data.page}
          formKey=""
          onSent={() => setSent(true)}
        />
      )}
    </section>
  );
}
