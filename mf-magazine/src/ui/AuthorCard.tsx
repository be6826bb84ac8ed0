import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Picture } from '@gruenland/shared-ui/picture/Picture.tsx';
import type { Author } from '#model/author.ts';
import styles from './author-card.module.css';

/** Renders portrait, role and biography of an author. Shown below an article. */
export function AuthorCard({ author }: { readonly author: Author }) {
  const { name, role, bio, portrait, href } = author;
  return (
    <section className={styles.card} aria-label={name}>
      {portrait && (
        <Picture
          asset={portrait}
          ratio={[1, 1]}
          sizes={{ xs: '80px' }}
          isDecorative
          className={styles.portrait}
        />
      )}
      <div>
        <p className={styles.name}>
          <Link href={href} look="plain">
            {name}
          </Link>
        </p>
        {role && <p className={styles.role}>{role}</p>}
        {bio && <p className={styles.bio}>{bio}</p>}
      </div>
    </section>
  );
}
