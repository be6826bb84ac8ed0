import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Breadcrumbs } from '@gruenland/shared-ui/breadcrumbs/Breadcrumbs.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Lead } from '@gruenland/shared-ui/type/Lead.tsx';
import { EventForm } from './EventForm.tsx';
import type { SubmitData } from './submit.loader.server.ts';

/** Renders the form to submit an event or to change a submitted one. Organizers need no account. */
export function SubmitPage({ data, form }: RouteViewProps<SubmitData>) {
  const title = data.version === null ? 'Veranstaltung einreichen' : 'Veranstaltung ändern';
  return (
    <>
      <Breadcrumbs
        crumbs={[{ label: 'Veranstaltungen', href: paths.events() }, { label: title }]}
      />
      <Heading level={1} size={4}>
        {title}
      </Heading>
      {data.version === null ? (
        <Lead>
          Kostenlos und ohne Konto. Im nächsten Schritt sehen Sie alle Termine, fügen Bilder hinzu
          und prüfen alles noch einmal.
        </Lead>
      ) : null}
      <EventForm key={data.formKey} data={data} state={form} />
    </>
  );
}
