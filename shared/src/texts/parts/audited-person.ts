/** `Asha Rai (asha)`; the ID alone where no other name is known, and `nobody` where there is no ID. */
export function auditedPerson(
  { user_id: id, user_name: name }: { user_id: string; user_name: string },
  nobody: string,
): string {
  return name === '' || name === id ? id || nobody : `${name} (${id})`;
}
