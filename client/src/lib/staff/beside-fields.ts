/** What is wrong beside each field, by wire name. */
export type Problems = Readonly<Partial<Record<string, string>>>;

/**
 * Sorts what the server says of its fields by the fields that a form has: what it says of a part (`title.en`) stands beside the
 * whole (`title`), where the part has no field. The others are what no field is for.
 */
export function besideFields(
  given: Readonly<Record<string, string>>,
  fields: readonly string[],
): { problems: Problems; others: readonly string[] } {
  const problems: Partial<Record<string, string>> = {};
  const others: string[] = [];
  for (const [name, text] of Object.entries(given)) {
    const field =
      fields.find((each) => each === name) ?? fields.find((each) => name.startsWith(`${each}.`));
    if (field === undefined) others.push(text);
    else problems[field] ??= text;
  }
  return { problems, others };
}
