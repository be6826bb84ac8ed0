import { useSyncExternalStore } from 'react';
import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { Disclosure } from '@gruenland/shared-ui/disclosure/Disclosure.tsx';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { CompactTeaserView } from '#ui/CompactTeaserView.tsx';
import { getAccountPreferences } from './account-preferences.ts';
import { AccountTopics } from './AccountTopics.tsx';
import { getChosenTopics, getTopicsServerSnapshot, subscribeToTopics } from './chosen-topics.ts';
import { selectArticles } from './personalized-articles.ts';
import type {
  SelectedArticle,
  PersonalizedArticlesData,
  PersonalizedArticlesModel,
  TopicPreferences,
} from './personalized-articles.ts';
import { TopicChoice } from './TopicChoice.tsx';
import { useAccountInterests } from './useAccountInterests.ts';
import styles from './personalized-articles.module.css';

type Props = Pick<
  BlockViewProps<PersonalizedArticlesModel, PersonalizedArticlesData>,
  'model' | 'data'
>;

/**
 * Renders articles that match the reader's interests, each with the reason for its selection. The
 * interests come from the user's account. Without an account, they are the topics chosen on this
 * device. Without interests, the block shows the newest articles.
 */
export function PersonalizedArticles({ model, data }: Props) {
  const chosenTopics = useSyncExternalStore(
    subscribeToTopics,
    getChosenTopics,
    getTopicsServerSnapshot,
  );
  const interests = useAccountInterests();
  if (data.candidates.length === 0) return null;
  const preferences = interests
    ? getAccountPreferences(interests)
    : createDevicePreferences(data, chosenTopics);
  return (
    <section className={styles.section}>
      <SectionHeading section="magazin">{model.title}</SectionHeading>
      <ul className={styles.list}>
        {selectArticles(data, preferences, model.count).map(({ article, reason }) => (
          <li key={article.uuid} className={styles.entry}>
            <CompactTeaserView article={article} showsLead={false} reason={getReasonText(reason)} />
          </li>
        ))}
      </ul>
      <Disclosure summary="Warum sehe ich das?">
        {interests ? (
          <AccountTopics interests={interests} />
        ) : (
          <TopicChoice topics={data.topics} chosenTopics={chosenTopics} />
        )}
      </Disclosure>
    </section>
  );
}

function createDevicePreferences(
  { topics }: PersonalizedArticlesData,
  chosenTopics: ReadonlySet<string>,
): TopicPreferences {
  const ids = topics.filter(({ uuid }) => chosenTopics.has(uuid)).map(({ id }) => id);
  return {
    preferredTopicsBySource: [{ source: 'device', topics: new Set(ids) }],
    muted: new Set(),
  };
}

function getReasonText(reason: SelectedArticle['reason']): string {
  if (!reason) return 'Neu für alle';
  const { source, topic } = reason;
  if (source === 'device') return `Weil Sie „${topic.name}“ gewählt haben`;
  return source === 'account'
    ? `Weil „${topic.name}“ zu Ihren Interessen gehört`
    : `Weil Sie oft über „${topic.name}“ lesen`;
}
