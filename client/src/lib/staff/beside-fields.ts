/** The problem beside each field, by wire name. */
export type Problems = Readonly<Partial<Record<string, string>>>;

/**
 * Sorts the server's problems by the fields of a form. The problem of a part (`title.en`) is shown beside the whole
 * (`title`) where the part has no field. The others are problems without a field.
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
