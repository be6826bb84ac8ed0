/** Data of a page whose story is of another kind than its address says; shown as a plain page. */
export const FOREIGN = 'foreign';
