import { useSyncExternalStore } from 'react';
import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { CompactTeaserView } from '#ui/CompactTeaserView.tsx';
import { chosenTopics, noTopics, watchTopics } from './chosen-topics.ts';
import { chooseArticles } from './personalized-articles.ts';
import type {
  PersonalizedArticlesData,
  PersonalizedArticlesModel,
} from './personalized-articles.ts';
import { TopicChoice } from './TopicChoice.tsx';
import styles from './personalized-articles.module.css';

type Props = Pick<
  BlockViewProps<PersonalizedArticlesModel, PersonalizedArticlesData>,
  'model' | 'data'
>;

/**
 * Articles by the topics somebody chose here. Says of each why it stands here; without a choice it
 * shows what is new. The choice stays on the device.
 */
export function PersonalizedArticles({ model, data }: Props) {
  const chosen = useSyncExternalStore(watchTopics, chosenTopics, noTopics);
  if (data.pool.length === 0) return null;
  return (
    <section className={styles['section']}>
      <SectionHeading section="magazin">{model.title}</SectionHeading>
      <ul className={styles['list']}>
        {chooseArticles(data, chosen, model.count).map(({ article, because }) => (
          <li key={article.uuid} className={styles['entry']}>
            <CompactTeaserView
              article={article}
              withLead={false}
              reason={because ? `Weil Sie „${because.name}“ gewählt haben` : 'Neu für alle'}
            />
          </li>
        ))}
      </ul>
      <TopicChoice topics={data.topics} chosen={chosen} />
    </section>
  );
}
