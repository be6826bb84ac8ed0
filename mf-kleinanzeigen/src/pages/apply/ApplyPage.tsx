import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Breadcrumbs } from '@gruenland/shared-ui/breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Lead } from '@gruenland/shared-ui/type/Lead.tsx';
import { ApplyForm } from './ApplyForm.tsx';
import type { ApplyData } from './apply.loader.server.ts';

/** Shows the page to apply for a job. */
export function ApplyPage({ data, form: state }: RouteViewProps<ApplyData>) {
  const { form, isSent: sent } = data;
  if (sent && !state) return <SentNotice />;
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: 'Jobbörse', href: paths.jobs() },
          { label: form.title, href: paths.job(form.slug) },
          { label: 'Bewerben' },
        ]}
      />
      <Heading level={1} size={4}>
        Bewerben: {form.title}
      </Heading>
      <Lead>
        {form.employer}, {form.place}
      </Lead>
      {form.open ? (
        <ApplyForm key={data.formKey} data={data} state={state} />
      ) : (
        <Notice
          title="Auf diese Stelle kann man sich hier nicht mehr bewerben"
          action={<ButtonLink href={paths.job(form.slug)}>Zur Stelle</ButtonLink>}
        />
      )}
    </>
  );
}

function SentNotice() {
  return (
    <>
      <Heading level={1} size={4}>
        Danke
      </Heading>
      <p role="status">
        Wenn alles stimmt, finden Sie in Kürze eine E-Mail in Ihrem Postfach. Über den Link darin
        bestätigen Sie Ihre Bewerbung und können Ihren Lebenslauf anhängen. Kommt keine, versuchen
        Sie es bitte in einer Stunde noch einmal.
      </p>
      <ButtonLink href={paths.jobs()} look="secondary">
        Zur Jobbörse
      </ButtonLink>
    </>
  );
}
