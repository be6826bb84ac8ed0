import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import type { Category } from '#model/category.ts';
import styles from './topics.module.css';

/** Model of the list of all sections and their sub-categories. */
export interface TopicsModel {
  readonly sections: readonly {
    readonly section: Category;
    readonly subCategories: readonly Category[];
  }[];
}

/** Renders the list of all topics at `/thema`. */
export function TopicsView({ model }: { readonly model: TopicsModel }) {
  return (
    <div className={styles.page}>
      <Heading level={1} size={5} tabIndex={-1}>
        Themen
      </Heading>
      <ul className={styles.list}>
        {model.sections.map(({ section, subCategories }) => (
          <li key={section.uuid} className={styles.section}>
            <Heading level={2} size={2}>
              <Link href={section.href} look="plain">
                {section.headline}
              </Link>
            </Heading>
            {section.description && <p className={styles.text}>{section.description}</p>}
            <ul className={styles.subCategories}>
              {subCategories.map(({ uuid, href, headline }) => (
                <li key={uuid}>
                  <Link href={href} className={styles.subCategory}>
                    {headline}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
