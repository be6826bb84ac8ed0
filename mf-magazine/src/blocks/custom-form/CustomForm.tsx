import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import type { FormDefinition } from '@gruenland/shared-contracts/forms/form-definition.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import styles from '#forms/defined-form.module.css';
import { SentForm } from '#forms/SentForm.tsx';
import type { CustomFormData, CustomFormModel } from './custom-form.ts';

type Props = Pick<BlockViewProps<CustomFormModel, CustomFormData>, 'data'>;

/**
 * A form of the content system inside a page, as the server renders it: a short one can be filled in
 * here and goes on at its own page, one with steps or conditions is filled in there.
 */
export function CustomForm({ data }: Props) {
  const { definition, slug } = data;
  return (
    <section className={styles['frame']} aria-label={definition.title}>
      <h2 className={styles['title']}>{definition.title}</h2>
      {isPlain(definition) ? (
        <SentForm {...data} state={undefined} />
      ) : (
        <p>
          <ButtonLink href={paths.form(slug)}>Formular ausfüllen</ButtonLink>
        </p>
      )}
    </section>
  );
}

function isPlain({ steps }: FormDefinition): boolean {
  return steps.length === 1 && steps.every(({ fields }) => fields.every((field) => !field.showIf));
}
