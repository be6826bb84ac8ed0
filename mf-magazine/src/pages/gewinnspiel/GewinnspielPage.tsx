import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Kicker } from '@gruenland/shared-ui/type/Kicker.tsx';
import { Lead } from '@gruenland/shared-ui/type/Lead.tsx';
import { STATE_WORDS } from './state-words.ts';
import type { GewinnspielData } from './gewinnspiel.loader.server.ts';
import styles from './gewinnspiel-page.module.css';

/** Somebody confirms their part in a prize draw, or has done so. */
export function GewinnspielPage({ data, form }: RouteViewProps<GewinnspielData>) {
  const { headline, text } = STATE_WORDS[data.state];
  const problem = form && Object.values(form.errors)[0];
  return (
    <div className={styles['page']}>
      <Kicker>Gewinnspiel</Kicker>
      <Heading level={1} size={5} tabIndex={-1}>
        {headline}
      </Heading>
      {data.title && <p className={styles['title']}>{data.title}</p>}
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
