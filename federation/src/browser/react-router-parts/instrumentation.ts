import { failAsLeftOut } from './fail-as-left-out.ts';

/**
 * Replaces `lib/router/instrumentation.js` of react-router in the shell's script. The shell creates
 * its router without instrumentations.
 */
export const consumeInstrumentationClientResultMetaReceiver = (): undefined => undefined;

export const getRouteInstrumentationUpdates = failAsLeftOut;
export const instrumentClientSideRouter = failAsLeftOut;
export const instrumentHandler = failAsLeftOut;
export const instrumentationResultMetaContext = failAsLeftOut;
