/** The name of a model in calls and addresses: blanks and case are ignored (rules: model-names). */
export function modelKey(bikeName: string): string {
  return bikeName.replace(/\s/g, '').toLowerCase();
}

/** The address of a model's brochure. */
export function brochurePath(bikeName: string): string {
  return `/brochures/${modelKey(bikeName)}.pdf`;
}
