import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import type { FormDefinition } from '@gruenland/shared-contracts/forms/form-definition.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import styles from '#forms/content-form.module.css';
import { SubmissionForm } from '#forms/SubmissionForm.tsx';
import type { CustomFormData, CustomFormModel } from './custom-form.ts';

type Props = Pick<BlockViewProps<CustomFormModel, CustomFormData>, 'data'>;

/**
 * Shows a form of the content system inside a page, without JavaScript. A single-step form without
 * conditions can be filled in inside the page and submits to the form's own page. For any other
 * form, the block shows only a link to the form's own page.
 */
export function CustomForm({ data }: Props) {
  const { definition, slug } = data;
  return (
    <section className={styles.frame} aria-label={definition.title}>
      <h2 className={styles.title}>{definition.title}</h2>
      {isSimpleForm(definition) ? (
        <SubmissionForm {...data} state={undefined} />
      ) : (
        <p>
          <ButtonLink href={paths.form(slug)}>Formular ausfüllen</ButtonLink>
        </p>
      )}
    </section>
  );
}

function isSimpleForm({ steps }: FormDefinition): boolean {
  return steps.length === 1 && steps.every(({ fields }) => fields.every((field) => !field.showIf));
}
