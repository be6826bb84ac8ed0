import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Survey } from '#blocks/survey/Survey.tsx';
import type { SurveyPageData } from './survey.loader.server.ts';

/** Renders a survey on its own page. */
export function SurveyPage({ data, form }: RouteViewProps<SurveyPageData>) {
  const problem = form && Object.values(form.errors)[0];
  return (
    <>
      <Heading level={1} size={4} tabIndex={-1}>
        Umfrage
      </Heading>
      {problem && <Notice kind="error">{problem}</Notice>}
      <Survey model={data.survey} data={data} />
      <p>
        <Link href={paths.contentPage(data.story)}>Zurück zum Artikel</Link>
      </p>
    </>
  );
}
