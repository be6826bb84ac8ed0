import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { PrizeDraw } from '#blocks/prize-draw/PrizeDraw.tsx';
import { createEntryForm } from '#blocks/prize-draw/prize-draw.ts';
import { FormSuccess } from '#forms/SubmissionForm.tsx';
import type { PrizeDrawPageData } from './prize-draw.loader.server.ts';

/** Renders a prize draw on its own page. */
export function PrizeDrawPage({ data, form }: RouteViewProps<PrizeDrawPageData>) {
  const { draw, story, isSent: sent } = data;
  return (
    <>
      <Heading level={1} size={4} tabIndex={-1}>
        Gewinnspiel
      </Heading>
      {sent ? (
        <FormSuccess definition={createEntryForm(draw)} />
      ) : (
        <PrizeDraw model={draw} data={data} form={form} />
      )}
      <p>
        <Link href={paths.contentPage(story)}>Zurück zur Seite</Link>
      </p>
    </>
  );
}
