import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import styles from './stand-in.module.css';

/** Says that another team's part is away for the moment. */
export function StandIn({ model }: { readonly model: { readonly what: string } }) {
  return (
    <div className={styles['place']}>
      <Notice title={`${model.what} ist gerade nicht erreichbar`}>
        Bitte versuchen Sie es in ein paar Minuten noch einmal.
      </Notice>
    </div>
  );
}
