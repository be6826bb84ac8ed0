import { createContext } from 'react';
import { failAsLeftOut } from './fail-as-left-out.ts';

/**
 * Replaces `lib/dom/ssr/components.js` of react-router in the shell's script. The original belongs
 * to the framework mode of React Router and to its links; the shell uses neither.
 */
export const FrameworkContext = createContext(undefined);

export const PrefetchPageLinks = failAsLeftOut;
export const Scripts = failAsLeftOut;
export const mergeRefs = failAsLeftOut;
export const useFrameworkContext = failAsLeftOut;
export const usePrefetchBehavior = failAsLeftOut;
