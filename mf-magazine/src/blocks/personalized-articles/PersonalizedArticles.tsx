import { useSyncExternalStore } from 'react';
import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { CompactTeaserView } from '#ui/CompactTeaserView.tsx';
import { accountWishes } from './account-wishes.ts';
import { AccountTopics } from './AccountTopics.tsx';
import { chosenTopics, noTopics, watchTopics } from './chosen-topics.ts';
import { chooseArticles } from './personalized-articles.ts';
import type {
  ChosenArticle,
  PersonalizedArticlesData,
  PersonalizedArticlesModel,
  Wishes,
} from './personalized-articles.ts';
import { TopicChoice } from './TopicChoice.tsx';
import { useAccountInterests } from './useAccountInterests.ts';
import styles from './personalized-articles.module.css';

type Props = Pick<
  BlockViewProps<PersonalizedArticlesModel, PersonalizedArticlesData>,
  'model' | 'data'
>;

/**
 * Articles by what somebody is interested in: by their account, or without one by the topics chosen
 * on this device. Says of each why it stands here; without interests it shows what is new.
 */
export function PersonalizedArticles({ model, data }: Props) {
  const chosen = useSyncExternalStore(watchTopics, chosenTopics, noTopics);
  const interests = useAccountInterests();
  if (data.pool.length === 0) return null;
  const wishes = interests ? accountWishes(interests) : deviceWishes(data, chosen);
  return (
    <section className={styles['section']}>
      <SectionHeading section="magazin">{model.title}</SectionHeading>
      <ul className={styles['list']}>
        {chooseArticles(data, wishes, model.count).map(({ article, because }) => (
          <li key={article.uuid} className={styles['entry']}>
            <CompactTeaserView article={article} withLead={false} reason={reasonOf(because)} />
          </li>
        ))}
      </ul>
      {interests ? (
        <AccountTopics interests={interests} />
      ) : (
        <TopicChoice topics={data.topics} chosen={chosen} />
      )}
    </section>
  );
}

function deviceWishes({ topics }: PersonalizedArticlesData, chosen: ReadonlySet<string>): Wishes {
  const ids = topics.filter(({ uuid }) => chosen.has(uuid)).map(({ id }) => id);
  return { wanted: [{ source: 'device', topics: new Set(ids) }], muted: new Set() };
}

function reasonOf(because: ChosenArticle['because']): string {
  if (!because) return 'Neu für alle';
  const { source, topic } = because;
  if (source === 'device') return `Weil Sie „${topic.name}“ gewählt haben`;
  return source === 'account'
    ? `Weil „${topic.name}“ zu Ihren Interessen gehört`
    : `Weil Sie oft über „${topic.name}“ lesen`;
}
