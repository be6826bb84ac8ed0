import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { MissingCode } from '@gruenland/shared-ui/private-page/MissingCode.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

import type { AdMailLinkData } from './ad-mail-link.loader.server.ts';

const TEXTS_BY_PURPOSE = {
  confirm: {
    title: 'Anzeige bestätigen',
    text: 'Mit dem Knopf bestätigen Sie, dass die Anzeige von Ihnen ist. Danach prüfen wir sie, und sie erscheint.',
    button: 'Ja, die Anzeige ist von mir',
  },
  manage: {
    title: 'Ihre Anzeige verwalten',
    text: 'Auf diesem Gerät können Sie die Anzeige danach ändern, reservieren, verlängern oder löschen.',
    button: 'Zu meiner Anzeige',
  },
} as const;

/**
 * Shows the page that a link in a mail opens. A button on the page confirms the ad or opens it for
 * management.
 */
export function AdMailLinkPage({ data, form }: RouteViewProps<AdMailLinkData>) {
  const { title, text, button } = TEXTS_BY_PURPOSE[data.purpose];
  return (
    <>
      <Heading level={1} size={4}>
        {title}
      </Heading>
      {form ? (
        <p>
          Haben Sie den ganzen Link geöffnet? Sie können die Anzeige auch{' '}
          <Link href={paths.newAd()}>neu aufgeben</Link>.
        </p>
      ) : (
        <p>{text}</p>
      )}
      {data.code === '' ? (
        <MissingCode />
      ) : (
        <Form name="mail-link" state={form} hidden={{ code: data.code }}>
          <SubmitButton>{button}</SubmitButton>
        </Form>
      )}
    </>
  );
}
