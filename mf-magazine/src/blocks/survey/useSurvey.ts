import { useContext, useEffect, useRef, useState } from 'react';
import type { SurveyResults, VoteRequest } from '@gruenland/shared-contracts/api/forms.ts';
import type { SurveyDefinition } from '@gruenland/shared-contracts/forms/survey-definition.ts';
import type { HttpError } from '@gruenland/shared-contracts/shell-api.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import type { SurveyAnswer, SurveyData } from './survey.ts';

/**
 * Returns the results visible to this visitor and a function to vote. The browser fetches the
 * results, because the page is the same for all readers.
 */
export function useSurvey(survey: SurveyDefinition, data: SurveyData) {
  const http = useContext(ShellApiContext)?.http;
  const [results, setResults] = useState(data.results);
  const [message, setMessage] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [isChanging, setIsChanging] = useState(false);
  const isChangeable = useIsInFuture(results?.changeableUntil);
  const { story } = data;
  const resultsRequest = useRef<AbortController>(null);
  useEffect(() => {
    if (!http || !story) return;
    const request = new AbortController();
    const { signal } = request;
    resultsRequest.current = request;
    const query = new URLSearchParams({ story, block: survey.id });
    http<SurveyResults>(`/api/forms/results?${query}`, { signal }).then(
      (loadedResults) => signal.aborted || setResults(loadedResults),
      () => {},
    );
    return () => request.abort();
  }, [http, story, survey.id]);
  const sendVote = async (answer: SurveyAnswer) => {
    if (!http || isBusy) return;
    setIsBusy(true);
    // Results that arrive after the vote would hide it.
    resultsRequest.current?.abort();
    try {
      const body: VoteRequest = { story, block: survey.id, ...answer };
      setResults(await http<SurveyResults>('/api/forms/votes', { method: 'POST', body }));
      setIsChanging(false);
      setMessage(getThankYouText(survey, isChanging));
    } catch (error) {
      setMessage((error as Partial<HttpError>).problem?.message ?? 'Das hat nicht geklappt.');
    }
    setIsBusy(false);
  };
  const startChangingAnswer = () => {
    setIsChanging(true);
    setMessage('Sie können jetzt anders wählen.');
  };
  return {
    results,
    message,
    busy: isBusy,
    vote: sendVote,
    isChanging,
    change: isChangeable ? startChangingAnswer : undefined,
  };
}

function getThankYouText({ kind }: SurveyDefinition, isChange: boolean): string {
  if (kind === 'text') return 'Danke, Ihre Antwort ist angekommen.';
  return isChange ? 'Ihre Stimme ist geändert.' : 'Danke, Ihre Stimme ist gezählt.';
}

/**
 * Returns whether the time is in the future. Returns false on the server and on the first render.
 * Rerenders with false when the time has come.
 */
function useIsInFuture(isoTime: string | undefined): boolean {
  const [isInFuture, setIsInFuture] = useState(false);
  useEffect(() => {
    const remainingMs = isoTime === undefined ? 0 : Date.parse(isoTime) - Date.now();
    if (remainingMs <= 0) return;
    const activationTimer = setTimeout(() => setIsInFuture(true));
    const expiryTimer = setTimeout(() => setIsInFuture(false), remainingMs);
    return () => {
      clearTimeout(activationTimer);
      clearTimeout(expiryTimer);
      setIsInFuture(false);
    };
  }, [isoTime]);
  return isInFuture;
}
