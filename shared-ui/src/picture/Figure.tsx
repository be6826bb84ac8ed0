import type { PictureProps } from './Picture.tsx';
import { Picture } from './Picture.tsx';
import styles from './Figure.module.css';

/** Renders a picture with its caption and the photographer's credit. */
export function Figure(props: PictureProps) {
  const { caption, credit } = props.asset;
  return (
    <figure className={styles.figure}>
      <Picture {...props} />
      {caption || credit ? (
        <figcaption className={styles.caption}>
          {caption ? <span>{caption} </span> : null}
          {credit ? <span className={styles.credit}>{credit}</span> : null}
        </figcaption>
      ) : null}
    </figure>
  );
}
