/** How calls and addresses name a model: blanks and case do not matter (rules: model-names). */
export function modelKey(bikeName: string): string {
  return bikeName.replace(/\s/g, '').toLowerCase();
}
