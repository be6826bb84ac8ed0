import { useContext, useState } from 'react';
import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import type { PrizeDrawDefinition } from '@gruenland/shared-contracts/forms/prize-draw-definition.ts';
import type { FormState } from '@gruenland/shared-contracts/route.ts';
import { Disclosure } from '@gruenland/shared-ui/disclosure/Disclosure.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { DefinedForm } from '#forms/DefinedForm.tsx';
import styles from '#forms/defined-form.module.css';
import { FormSent } from '#forms/SentForm.tsx';
import { PrintedDate } from '#ui/PrintedDate.tsx';
import { entryForm, entryPath } from './prize-draw.ts';
import type { PrizeDrawData } from './prize-draw.ts';

interface PrizeDrawProps extends Pick<
  BlockViewProps<PrizeDrawDefinition, PrizeDrawData>,
  'model' | 'data'
> {
  readonly form?: FormState | undefined;
}

const STATES = {
  early: 'Dieses Gewinnspiel hat noch nicht begonnen.',
  over: 'Dieses Gewinnspiel ist beendet.',
} as const;

/** A prize draw: what can be won, the entry, the terms. */
export function PrizeDraw({ model, data, form }: PrizeDrawProps) {
  const { title, prizes, endsAt, terms, organiser } = model;
  return (
    <section className={styles['frame']} aria-label={title}>
      <h2 className={styles['title']}>{title}</h2>
      <p>Zu gewinnen:</p>
      <ul className={styles['list']}>
        {prizes.map((prize) => (
          <li key={prize}>{prize}</li>
        ))}
      </ul>
      <p className={styles['text']}>
        Einsendeschluss: <PrintedDate date={endsAt} look="moment" />. Veranstalter: {organiser}.
      </p>
      {data.state === 'open' ? (
        <Entry draw={model} story={data.story} form={form} />
      ) : (
        <Notice>{STATES[data.state]}</Notice>
      )}
      {data.seals.length > 0 ? <Seals seals={data.seals} /> : null}
      <Disclosure summary="Teilnahmebedingungen">
        <p className={styles['terms']}>{terms}</p>
      </Disclosure>
    </section>
  );
}

/** For who wants to check later that nobody chose the winner. */
function Seals({ seals }: Pick<PrizeDrawData, 'seals'>) {
  return (
    <Disclosure summary="So wird gezogen">
      <p className={styles['terms']}>
        Die Gewinner bestimmt ein geheimer Zufallswert, der feststeht, bevor jemand teilnimmt. Seine
        Prüfsumme (SHA-256) steht hier; nach der Ziehung lässt sich damit zeigen, dass niemand ihn
        ausgetauscht hat.
      </p>
      {seals.map(({ hash, at, drawnAt }) => (
        <p key={hash} className={styles['seal']}>
          <code>{hash}</code>, seit <PrintedDate date={at} look="moment" />
          {drawnAt ? (
            <>
              , gezogen <PrintedDate date={drawnAt} look="moment" />
            </>
          ) : null}
        </p>
      ))}
    </Disclosure>
  );
}

interface EntryProps {
  readonly draw: PrizeDrawDefinition;
  readonly story: string;
  readonly form: FormState | undefined;
}

function Entry({ draw, story, form }: EntryProps) {
  const http = useContext(ShellApiContext)?.http;
  const [sent, setSent] = useState(false);
  const definition = entryForm(draw);
  if (sent) return <FormSent definition={definition} />;
  return (
    <DefinedForm
      name={`gewinnspiel-${draw.id}`}
      definition={definition}
      action={entryPath(story)}
      hidden={{ block: draw.id }}
      state={form}
      send={async ({ acceptTerms, adult, ...answers }, trap) => {
        const agreed = { acceptTerms: acceptTerms === 'true', ...(adult ? { adult: true } : {}) };
        const website = trap ? { website: trap } : {};
        const body = { ...answers, ...agreed, ...website, story, block: draw.id };
        await http?.('/api/forms/entries', { method: 'POST', body });
        setSent(true);
      }}
    />
  );
}
