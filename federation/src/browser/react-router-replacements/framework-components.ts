import { createContext } from 'react';
import { throwNotIncluded } from './throw-not-included.ts';

/**
 * Replaces `lib/dom/ssr/components.js` of react-router in the shell's script. The original belongs
 * to the framework mode of React Router and to its links; the shell uses neither.
 */
export const FrameworkContext = createContext(undefined);

export const PrefetchPageLinks = throwNotIncluded;
export const Scripts = throwNotIncluded;
export const mergeRefs = throwNotIncluded;
export const useFrameworkContext = throwNotIncluded;
export const usePrefetchBehavior = throwNotIncluded;
