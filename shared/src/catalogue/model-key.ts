/** How calls and addresses name a model: blanks and case do not matter (contract P5). */
export function modelKey(bikeName: string): string {
  return bikeName.replace(/\s/g, '').toLowerCase();
}
