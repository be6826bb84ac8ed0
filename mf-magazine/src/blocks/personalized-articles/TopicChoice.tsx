import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { Disclosure } from '@gruenland/shared-ui/disclosure/Disclosure.tsx';
import { chooseTopics } from './chosen-topics.ts';
import type { Topic } from './personalized-articles.ts';
import styles from './personalized-articles.module.css';

interface TopicChoiceProps {
  readonly topics: readonly Topic[];
  readonly chosen: ReadonlySet<string>;
}

/** Why something is shown, the choice of topics, and the way to switch it off. */
export function TopicChoice({ topics, chosen }: TopicChoiceProps) {
  const toggle = ({ uuid }: Topic) => {
    const next = new Set(chosen);
    if (!next.delete(uuid)) next.add(uuid);
    chooseTopics(next);
  };
  return (
    <Disclosure summary="Warum sehe ich das?">
      <p className={styles['why']}>
        Hier stehen die neuesten Artikel aus den Themen, die Sie selbst wählen. Was Sie lesen,
        werten wir dafür nicht aus. Ihre Auswahl bleibt auf diesem Gerät.
      </p>
      <fieldset className={styles['topics']}>
        <legend>Ihre Themen</legend>
        {topics.map((topic) => (
          <label key={topic.uuid} className={styles['topic']}>
            <input
              type="checkbox"
              checked={chosen.has(topic.uuid)}
              onChange={() => toggle(topic)}
            />
            {topic.name}
          </label>
        ))}
      </fieldset>
      {chosen.size > 0 && (
        <Button look="quiet" onClick={() => chooseTopics(new Set())}>
          Nichts mehr für mich aussuchen
        </Button>
      )}
    </Disclosure>
  );
}
