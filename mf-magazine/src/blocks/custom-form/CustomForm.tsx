import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import styles from '#forms/defined-form.module.css';
import { SentForm } from '#forms/SentForm.tsx';
import type { CustomFormData, CustomFormModel } from './custom-form.ts';

type Props = Pick<BlockViewProps<CustomFormModel, CustomFormData>, 'data'>;

/** A form of the content system inside a page. */
export function CustomForm({ data }: Props) {
  const { definition } = data;
  return (
    <section className={styles['frame']} aria-label={definition.title}>
      <h2 className={styles['title']}>{definition.title}</h2>
      <SentForm {...data} state={undefined} />
    </section>
  );
}
