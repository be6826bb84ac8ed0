import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Picture } from '@gruenland/shared-ui/picture/Picture.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Lead } from '@gruenland/shared-ui/type/Lead.tsx';
import type { Category } from '#model/category.ts';
import type { CategoryHeadModel } from './category-model.ts';
import { PricePeriodNav } from './PricePeriodNav.tsx';
import styles from './category.module.css';

const PICTURE_SIZES = { xs: '100vw', md: '40vw', xl: '440px' } as const;

/** Renders the head of a category: headline, sub-categories, on the first page description and picture. */
export function CategoryHead({ model }: { readonly model: CategoryHeadModel }) {
  const { category, ancestors, subCategories, isFirstPage, priceMonths } = model;
  const { headline, description, image } = category;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.words}>
          <Ancestors ancestors={ancestors} />
          <Heading level={1} size={5} tabIndex={-1}>
            {headline}
          </Heading>
          {isFirstPage && description && <Lead>{description}</Lead>}
          <SubCategories subCategories={subCategories} />
        </div>
        {isFirstPage && image && (
          <div className={styles.picture}>
            <Picture asset={image} ratio={[3, 2]} sizes={PICTURE_SIZES} />
          </div>
        )}
      </header>
      {priceMonths && <PricePeriodNav href={category.href} months={priceMonths} />}
    </div>
  );
}

function Ancestors({ ancestors }: { readonly ancestors: readonly Category[] }) {
  if (ancestors.length === 0) return null;
  return (
    <nav aria-label="Übergeordnet" className={styles.ancestors}>
      {ancestors.map(({ uuid, href, headline }) => (
        <Link key={uuid} href={href} look="plain" className={styles.ancestor}>
          {headline} <span aria-hidden="true">›</span>
        </Link>
      ))}
    </nav>
  );
}

function SubCategories({ subCategories }: { readonly subCategories: readonly Category[] }) {
  if (subCategories.length === 0) return null;
  return (
    <nav aria-label="Unterthemen">
      <ul className={styles.subCategories}>
        {subCategories.map(({ uuid, href, headline }) => (
          <li key={uuid}>
            <Link href={href} look="action" className={styles.subCategory}>
              {headline}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
