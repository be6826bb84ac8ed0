import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import styles from './unavailable-block.module.css';

/** Renders a notice that a block of another remote is currently unavailable. */
export function UnavailableBlock({ model }: { readonly model: { readonly what: string } }) {
  return (
    <div className={styles.frame}>
      <Notice title={`${model.what} ist gerade nicht erreichbar`}>
        Bitte versuchen Sie es in ein paar Minuten noch einmal.
      </Notice>
    </div>
  );
}
