import { runProofProgram } from '@gruenland/federation/proof/proof-program.ts';
import { sharedModules } from '#server/shared-modules.ts';
import { renderStory } from './render-story.tsx';
import { WarmUp } from './WarmUp.tsx';

/** Program of the processes in which releases are proved before they run in the server. */
runProofProgram({ modules: sharedModules, render: renderStory, warmUp: WarmUp });
