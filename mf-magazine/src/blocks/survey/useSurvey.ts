import { useContext, useEffect, useState } from 'react';
import type { SurveyResults, VoteRequest } from '@gruenland/shared-contracts/api/forms.ts';
import type { SurveyDefinition } from '@gruenland/shared-contracts/forms/survey-definition.ts';
import type { HttpError } from '@gruenland/shared-contracts/shell-api.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import type { SurveyData } from './survey.ts';

/** Results as this visitor may see them, and how to vote. The page itself is the same for all. */
export function useSurvey(survey: SurveyDefinition, data: SurveyData) {
  const http = useContext(ShellApiContext)?.http;
  const [results, setResults] = useState(data.results);
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);
  const { story } = data;
  useEffect(() => {
    if (!http || !story) return;
    const ending = new AbortController();
    const query = new URLSearchParams({ story, block: survey.id });
    http<SurveyResults>(`/api/forms/results?${query}`, { signal: ending.signal }).then(
      setResults,
      () => {},
    );
    return () => ending.abort();
  }, [http, story, survey.id]);
  const vote = async (choices: readonly string[]) => {
    if (!http || busy) return;
    setBusy(true);
    try {
      const body: VoteRequest = { story, block: survey.id, choices };
      setResults(await http<SurveyResults>('/api/forms/votes', { method: 'POST', body }));
      setMessage('Danke, Ihre Stimme ist gezählt.');
    } catch (error) {
      setMessage((error as Partial<HttpError>).problem?.message ?? 'Das hat nicht geklappt.');
    }
    setBusy(false);
  };
  return { results, message, busy, vote };
}
