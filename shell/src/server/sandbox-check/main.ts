import { runSandboxProgram } from '@gruenland/federation/sandbox/run-sandbox-program.ts';
import { sharedModules } from '#server/shared-modules.ts';
import { renderStory } from './render-story.tsx';
import { WarmUp } from './WarmUp.tsx';

/** Entry of the sandbox processes, which check releases before the server uses them. */
runSandboxProgram({ modules: sharedModules, render: renderStory, warmUp: WarmUp });
