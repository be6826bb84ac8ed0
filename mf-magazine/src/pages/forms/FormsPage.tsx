import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { FormSuccess, SubmissionForm } from '#forms/SubmissionForm.tsx';
import { ContentPage } from '#pages/content-page/ContentPage.tsx';
import type { FormsPageData } from './forms.loader.server.ts';
import { FormFilesView } from './FormFilesView.tsx';
import { listMissingFileLabels } from './missing-files.ts';
import styles from './forms-page.module.css';

/** Renders the page of a form: its blocks, fields and file uploads. */
export function FormsPage({ data, form: state }: RouteViewProps<FormsPageData>) {
  const { form, isSent: sent, files } = data;
  const hasAllFiles = listMissingFileLabels(files?.fields ?? []).length === 0;
  return (
    <>
      <ContentPage />
      {form && (
        <div className={styles.form}>
          {!sent && <SubmissionForm {...form} state={state} />}
          {sent && hasAllFiles && <FormSuccess definition={form.definition} />}
          {files && <FormFilesView data={files} />}
        </div>
      )}
    </>
  );
}
