import { useContext, useEffect, useState } from 'react';
import type { SurveyResults, VoteRequest } from '@gruenland/shared-contracts/api/forms.ts';
import type { SurveyDefinition } from '@gruenland/shared-contracts/forms/survey-definition.ts';
import type { HttpError } from '@gruenland/shared-contracts/shell-api.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import type { SurveyAnswer, SurveyData } from './survey.ts';

/** Results as this visitor may see them, and how to vote. The page itself is the same for all. */
export function useSurvey(survey: SurveyDefinition, data: SurveyData) {
  const http = useContext(ShellApiContext)?.http;
  const [results, setResults] = useState(data.results);
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);
  const [changes, setChanges] = useState(false);
  const changeable = useIsBefore(results?.changeableUntil);
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
  const vote = async (answer: SurveyAnswer) => {
    if (!http || busy) return;
    setBusy(true);
    try {
      const body: VoteRequest = { story, block: survey.id, ...answer };
      setResults(await http<SurveyResults>('/api/forms/votes', { method: 'POST', body }));
      setChanges(false);
      setMessage(thanksFor(survey, changes));
    } catch (error) {
      setMessage((error as Partial<HttpError>).problem?.message ?? 'Das hat nicht geklappt.');
    }
    setBusy(false);
  };
  const change = () => {
    setChanges(true);
    setMessage('Sie können jetzt anders wählen.');
  };
  return { results, message, busy, vote, changes, change: changeable ? change : undefined };
}

function thanksFor({ kind }: SurveyDefinition, changed: boolean): string {
  if (kind === 'text') return 'Danke, Ihre Antwort ist angekommen.';
  return changed ? 'Ihre Stimme ist geändert.' : 'Danke, Ihre Stimme ist gezählt.';
}

/** Whether a moment is still to come; false on the server, and again once it has come. */
function useIsBefore(moment: string | undefined): boolean {
  const [isBefore, setIsBefore] = useState(false);
  useEffect(() => {
    const left = moment === undefined ? 0 : Date.parse(moment) - Date.now();
    if (left <= 0) return;
    const begins = setTimeout(() => setIsBefore(true));
    const ends = setTimeout(() => setIsBefore(false), left);
    return () => {
      clearTimeout(begins);
      clearTimeout(ends);
      setIsBefore(false);
    };
  }, [moment]);
  return isBefore;
}
