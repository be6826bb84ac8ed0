import { ErrorScreen } from './ErrorScreen.tsx';
import type { PageProblem } from './page-payload.ts';
import { SigningIn } from '#session/SigningIn.tsx';
import { UnreachableArea } from './UnreachableArea.tsx';

interface ProblemViewProps {
  readonly problem: PageProblem | null;
  readonly url: string;
}

/** Shows the replacement for an area's view, according to the problem. */
export function ProblemView({ problem, url }: ProblemViewProps) {
  if (!problem) return <ErrorScreen message="" requestId="" />;
  if (problem.kind === 'unreachable')
    return <UnreachableArea area={problem.area ?? 'Dieser Bereich'} url={url} />;
  if (problem.kind === 'signing-in') return <SigningIn url={url} />;
  const { heading, advice, message, requestId } = problem;
  return <ErrorScreen heading={heading} advice={advice} message={message} requestId={requestId} />;
}
