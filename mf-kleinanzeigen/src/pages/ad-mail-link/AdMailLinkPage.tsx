import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
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

/** Page that a link in a mail opens. Its button confirms the ad or opens it for management. */
export function AdMailLinkPage({ data, form }: RouteViewProps<AdMailLinkData>) {
  const { title, text, button } = TEXTS_BY_PURPOSE[data.purpose];
  const errorText = form && Object.values(form.errors)[0];
  return (
    <>
      <Heading level={1} size={4}>
        {title}
      </Heading>
      {errorText ? (
        <Notice kind="error" title={errorText} live>
          Haben Sie den ganzen Link geöffnet? Sie können die Anzeige auch{' '}
          <Link href={paths.newAd()}>neu aufgeben</Link>.
        </Notice>
      ) : (
        <p>{text}</p>
      )}
      <form method="post">
        <input type="hidden" name="code" value={data.code} />
        <Button type="submit">{button}</Button>
      </form>
    </>
  );
}
