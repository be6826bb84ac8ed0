/** Data of a page whose link lacks its code. */
export interface MissingCodeData {
  readonly nameWithoutCode: string;
}
