import { throwNotIncluded } from './throw-not-included.ts';

/**
 * Replaces `lib/router/instrumentation.js` of react-router in the shell's script. The shell creates
 * its router without instrumentations.
 */
export const consumeInstrumentationClientResultMetaReceiver = (): undefined => undefined;

export const getRouteInstrumentationUpdates = throwNotIncluded;
export const instrumentClientSideRouter = throwNotIncluded;
export const instrumentHandler = throwNotIncluded;
export const instrumentationResultMetaContext = throwNotIncluded;
