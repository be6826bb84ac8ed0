import { PERFORMANCE_BUDGETS } from '@gruenland/federation/publish/budgets.ts';

/**
 * Returns the goals of a page: maximum bytes by figure, before any interaction. A page that is an
 * application may load its scripts at once.
 *
 * @param {{ isApplication: boolean }} page
 * @returns {Readonly<Partial<Record<'script' | 'style' | 'firstPicture', number>>>}
 */
export function getPageGoals({ isApplication }) {
  const { scriptsBeforeIntent, scripts, styles, stylesBeforeIntent, firstPicture } =
    PERFORMANCE_BUDGETS;
  return {
    script: isApplication ? scripts : scriptsBeforeIntent,
    style: isApplication ? styles : stylesBeforeIntent,
    firstPicture,
  };
}
