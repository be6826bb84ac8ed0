import { useContext, useState } from 'react';
import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import type { PrizeDrawDefinition } from '@gruenland/shared-contracts/forms/prize-draw-definition.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import { Disclosure } from '@gruenland/shared-ui/disclosure/Disclosure.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { ContentForm } from '#forms/ContentForm.tsx';
import styles from '#forms/content-form.module.css';
import { FormSuccess } from '#forms/SubmissionForm.tsx';
import { FormattedDate } from '#ui/FormattedDate.tsx';
import { createEntryForm, buildEntryPath } from './prize-draw.ts';
import type { PrizeDrawData } from './prize-draw.ts';

interface PrizeDrawProps extends Pick<
  BlockViewProps<PrizeDrawDefinition, PrizeDrawData>,
  'model' | 'data'
> {
  readonly form?: FormState | undefined;
}

const NOT_OPEN_TEXTS = {
  early: 'Dieses Gewinnspiel hat noch nicht begonnen.',
  over: 'Dieses Gewinnspiel ist beendet.',
} as const;

/** Renders a prize draw: its prizes, entry form and terms. */
export function PrizeDraw({ model, data, form }: PrizeDrawProps) {
  const { title, prizes, endsAt, deadlineText, terms, organiser } = model;
  return (
    <section className={styles.frame} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <p>Zu gewinnen:</p>
      <ul className={styles.list}>
        {prizes.map((prize) => (
          <li key={prize}>{prize}</li>
        ))}
      </ul>
      <p className={styles.text}>
        Einsendeschluss: {deadlineText ?? <FormattedDate date={endsAt} look="moment" />}.
        Veranstalter: {organiser}.
      </p>
      {data.state === 'open' ? (
        <EntryForm draw={model} story={data.story} form={form} />
      ) : (
        <Notice>{NOT_OPEN_TEXTS[data.state]}</Notice>
      )}
      {data.commitments.length > 0 ? <Commitments commitments={data.commitments} /> : null}
      <Disclosure summary="Teilnahmebedingungen">
        <p className={styles.terms}>{terms}</p>
      </Disclosure>
    </section>
  );
}

/**
 * Renders the published hashes of the random seeds. With these hashes, anyone can verify that the
 * winners were not chosen by hand.
 */
function Commitments({ commitments }: Pick<PrizeDrawData, 'commitments'>) {
  return (
    <Disclosure summary="So wird gezogen">
      <p className={styles.terms}>
        Die Gewinner bestimmt ein geheimer Zufallswert, der feststeht, bevor jemand teilnimmt. Seine
        Prüfsumme (SHA-256) steht hier; nach der Ziehung lässt sich damit zeigen, dass niemand ihn
        ausgetauscht hat.
      </p>
      {commitments.map(({ hash, at, drawnAt }) => (
        <p key={hash} className={styles.commitment}>
          <code>{hash}</code>, seit <FormattedDate date={at} look="moment" />
          {drawnAt ? (
            <>
              , gezogen <FormattedDate date={drawnAt} look="moment" />
            </>
          ) : null}
        </p>
      ))}
    </Disclosure>
  );
}

interface EntryFormProps {
  readonly draw: PrizeDrawDefinition;
  readonly story: string;
  readonly form: FormState | undefined;
}

function EntryForm({ draw, story, form }: EntryFormProps) {
  const http = useContext(ShellApiContext)?.http;
  const [isSent, setIsSent] = useState(false);
  const definition = createEntryForm(draw);
  if (isSent) return <FormSuccess definition={definition} />;
  return (
    <ContentForm
      name={`gewinnspiel-${draw.id}`}
      definition={definition}
      action={buildEntryPath(story)}
      hidden={{ block: draw.id }}
      state={form}
      send={async ({ acceptTerms, adult, ...answers }, honeypot) => {
        const confirmationFields = {
          acceptTerms: acceptTerms === 'true',
          ...(adult ? { adult: true } : {}),
        };
        const website = honeypot ? { website: honeypot } : {};
        const body = { ...answers, ...confirmationFields, ...website, story, block: draw.id };
        await http?.('/api/forms/entries', { method: 'POST', body });
        setIsSent(true);
      }}
    />
  );
}
