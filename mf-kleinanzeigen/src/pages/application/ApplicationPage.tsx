import { createCodePage } from '@gruenland/shared-ui/private-page/createCodePage.tsx';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ConfirmFirst } from '@gruenland/shared-ui/disclosure/ConfirmFirst.tsx';
import { DeleteSentDraft } from '@gruenland/shared-ui/form/draft/DeleteSentDraft.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { FactTable } from '@gruenland/shared-ui/table/FactTable.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { ActionButton } from '#forms/ActionButton.tsx';
import { APPLICATION_STATE_TEXTS } from '#model/application-state-texts.ts';
import { createApplicationDraftKey } from '#model/application-draft-key.ts';
import { CvForm } from './CvForm.tsx';
import type { ApplicationData } from './application.loader.server.ts';
import styles from './cv-form.module.css';

/**
 * Shows an application to its applicant: the state of the application and the available actions.
 */
export const ApplicationPage = createCodePage(ApplicationPageContent);

function ApplicationPageContent({ data, form }: RouteViewProps<ApplicationData>) {
  const { application } = data;
  const { state, may } = application;
  const stateText = APPLICATION_STATE_TEXTS[state];
  return (
    <>
      <DeleteSentDraft name={createApplicationDraftKey(application.slug)} />
      <Heading level={1} size={4}>
        {may.confirm ? 'Bewerbung bestätigen' : stateText.heading}
      </Heading>
      <p role="status">
        {may.confirm
          ? 'Mit dem Knopf geht Ihre Bewerbung an den Betrieb. Einen Lebenslauf können Sie vorher anhängen.'
          : stateText.text}
      </p>
      {may.confirm ? (
        <ActionButton intent="confirm" label="Bewerbung bestätigen" state={form} />
      ) : null}
      <CvForm {...data} />
      <FactTable
        caption="Ihre Bewerbung"
        facts={[
          {
            name: 'Stelle',
            value: <Link href={paths.job(application.slug)}>{application.title}</Link>,
          },
          { name: 'Betrieb', value: application.employer },
          { name: 'Name', value: application.name },
          { name: 'E-Mail-Adresse', value: application.email },
          {
            name: 'Nachricht',
            value: <div className={styles.message}>{application.message}</div>,
          },
        ]}
      />
      {may.withdraw ? (
        <ConfirmFirst
          label="Bewerbung zurückziehen"
          question="Der Betrieb bearbeitet sie dann nicht weiter. Das lässt sich nicht rückgängig machen."
        >
          <ActionButton intent="withdraw" label="Ja, zurückziehen" state={form} look="danger" />
        </ConfirmFirst>
      ) : null}
    </>
  );
}
