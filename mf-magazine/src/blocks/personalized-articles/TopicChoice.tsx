import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { saveChosenTopics } from './chosen-topics.ts';
import type { Topic } from './personalized-articles.ts';
import styles from './personalized-articles.module.css';

interface TopicChoiceProps {
  readonly topics: readonly Topic[];
  readonly chosenTopics: ReadonlySet<string>;
}

/** Explains how the articles are selected and lets the reader choose topics or clear the choice. */
export function TopicChoice({ topics, chosenTopics }: TopicChoiceProps) {
  const toggleTopic = ({ uuid }: Topic) => {
    const nextTopics = new Set(chosenTopics);
    if (!nextTopics.delete(uuid)) nextTopics.add(uuid);
    saveChosenTopics(nextTopics);
  };
  return (
    <>
      <p className={styles.why}>
        Hier stehen die neuesten Artikel aus den Themen, die Sie selbst wählen. Was Sie lesen,
        werten wir dafür nicht aus. Ihre Auswahl bleibt auf diesem Gerät.
      </p>
      <fieldset className={styles.topics}>
        <legend>Ihre Themen</legend>
        {topics.map((topic) => (
          <label key={topic.uuid} className={styles.topic}>
            <input
              type="checkbox"
              checked={chosenTopics.has(topic.uuid)}
              onChange={() => toggleTopic(topic)}
            />
            {topic.name}
          </label>
        ))}
      </fieldset>
      {chosenTopics.size > 0 && (
        <Button look="quiet" onClick={() => saveChosenTopics(new Set())}>
          Nichts mehr für mich aussuchen
        </Button>
      )}
    </>
  );
}
