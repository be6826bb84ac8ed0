/** Place of the forms addressed by slug; which there are comes with the forms themselves. */
export function FormsPage() {
  return null;
}
