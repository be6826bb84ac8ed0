import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Kicker } from '@gruenland/shared-ui/type/Kicker.tsx';
import { Lead } from '@gruenland/shared-ui/type/Lead.tsx';
import { STATE_TEXTS } from './state-texts.ts';
import type { PrizeDrawConfirmationData } from './prize-draw-confirmation.loader.server.ts';
import styles from './prize-draw-confirmation-page.module.css';

/** Renders the page on which entrants confirm a prize draw entry and see the result. */
export function PrizeDrawConfirmationPage({
  data,
  form,
}: RouteViewProps<PrizeDrawConfirmationData>) {
  const { headline, text } = STATE_TEXTS[data.state];
  const problem = form && Object.values(form.errors)[0];
  return (
    <div className={styles.page}>
      <Kicker>Gewinnspiel</Kicker>
      <Heading level={1} size={5} tabIndex={-1}>
        {headline}
      </Heading>
      {data.title && <p className={styles.title}>{data.title}</p>}
      <Lead>{text}</Lead>
      {problem && <Notice kind="error">{problem}</Notice>}
      {data.state === 'open' ? (
        <form method="post" action={paths.prizeDrawConfirm()}>
          <input type="hidden" name="code" value={data.code} />
          <Button type="submit">Teilnahme bestätigen</Button>
        </form>
      ) : (
        <p>
          <ButtonLink href={paths.home()}>Zur Startseite</ButtonLink>
        </p>
      )}
    </div>
  );
}
