import { PERFORMANCE_BUDGETS } from '@gruenland/federation/publish/budgets.ts';

/**
 * Returns the goals of a page: maximum bytes by figure, before any interaction. A page that is an
 * application may load its scripts at once.
 *
 * @param {{ path: string, isApplication: boolean }} page
 * @returns {Readonly<Partial<Record<'script' | 'style' | 'firstPicture', number>>>}
 */
export function getPageGoals({ path, isApplication }) {
  const { scriptsBeforeIntent, scripts, styles, stylesOfFrontPage, firstPicture } =
    PERFORMANCE_BUDGETS;
  return {
    script: isApplication ? scripts : scriptsBeforeIntent,
    style: path === '/' ? stylesOfFrontPage : styles,
    firstPicture,
  };
}
