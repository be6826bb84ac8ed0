import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { adPaths } from '@gruenland/shared-contracts/ads/ad-paths.ts';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Lead } from '@gruenland/shared-ui/type/Lead.tsx';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';

import { CategorySearchForm } from './CategorySearchForm.tsx';
import type { CategoryGroup, CategoryStepData } from './place-ad-steps.ts';
import styles from './place-ad.module.css';

/**
 * Shows the first step of placing an ad, in which the visitor chooses the category. The category
 * decides which fields the following steps have.
 */
export function CategoryPage({ data, form: state }: RouteViewProps<CategoryStepData>) {
  const { groups, search, drafts, draft, formKey } = data;
  return (
    <div className={styles.page}>
      <Heading level={1} size={4}>
        {draft ? 'Kategorie wählen' : 'Anzeige aufgeben'}
      </Heading>
      {draft ? (
        draft.category.legacy ? (
          <Notice title={`Die Kategorie „${draft.category.name}“ gibt es nicht mehr`}>
            Bitte wählen Sie eine neue. Ihre Angaben bleiben erhalten.
          </Notice>
        ) : null
      ) : (
        <Lead>
          Kostenlos und ohne Konto: Sie schreiben die Anzeige, bestätigen sie per E-Mail, wir prüfen
          sie, und sie steht 60 Tage lang hier.
        </Lead>
      )}
      {drafts.length > 0 ? (
        <section>
          <SectionHeading section="kleinanzeigen">Angefangen</SectionHeading>
          <ul className={styles.drafts}>
            {drafts.map(({ id, title, category }) => (
              <li key={id}>
                <Link href={adPaths.draft(id)}>{title || 'Noch ohne Titel'}</Link>, {category}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <CategorySearchForm draft={draft} search={search} />
      <Form
        name="kategorie"
        state={state}
        hidden={{ intent: 'category' }}
        formKey={draft ? undefined : formKey}
        className={styles.groups}
      >
        {search && search.categories.length > 0 ? (
          <CategoryGroupButtons
            name={`Passend zu „${search.text}“`}
            categories={search.categories}
          />
        ) : null}
        {groups.map((group) => (
          <CategoryGroupButtons key={group.name} {...group} />
        ))}
      </Form>
    </div>
  );
}

function CategoryGroupButtons({ name, categories }: CategoryGroup) {
  return (
    <section>
      <h2 className={styles.group}>{name}</h2>
      <div className={styles.choices}>
        {categories.map((category) => (
          <SubmitButton key={category.slug} look="secondary" name="kategorie" value={category.slug}>
            {category.name}
          </SubmitButton>
        ))}
      </div>
    </section>
  );
}
