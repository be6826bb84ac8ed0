import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { Picture } from '@gruenland/shared-ui/picture/Picture.tsx';
import type { TestimonialModel } from './testimonial.ts';
import styles from './testimonial.module.css';

/** Renders a quote in large type. */
export function Testimonial({ model }: Pick<BlockViewProps<TestimonialModel>, 'model'>) {
  const { quote, name, role, portrait } = model;
  return (
    <figure className={styles.figure}>
      <blockquote className={styles.quote}>
        <p>„{quote}“</p>
      </blockquote>
      {(name || role) && (
        <figcaption className={styles.by}>
          {portrait && (
            <Picture
              asset={portrait}
              ratio={[1, 1]}
              sizes={{ xs: '56px' }}
              isDecorative
              className={styles.portrait}
            />
          )}
          <span>
            {name && <strong className={styles.name}>{name}</strong>}
            {role && <span className={styles.role}>{role}</span>}
          </span>
        </figcaption>
      )}
    </figure>
  );
}
