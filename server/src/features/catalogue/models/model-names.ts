import { problem, type Problems } from '@dealership/shared';
import type { Database } from '../../../db/open-database.ts';
import { listModelNames, type EditedModel } from './draft-repository.ts';

type Named = Awaited<ReturnType<typeof listModelNames>>[number];

/**
 * The problems of a name for a model: another model has it already on the site, in its draft or in addresses. Deleted
 * models keep theirs. Inside a transaction that has locked the content, so that of two models at once only one gets it
 * (rules: names-of-models).
 *
 * @param model absent: it is new
 * @param field the field of the call that has the name
 */
export async function problemsOfName(
  transaction: Database,
  {
    name,
    model,
    field,
  }: { name: string; model?: Pick<EditedModel, 'id' | 'published'>; field: string },
): Promise<Problems> {
  const wanted = spellingOf(name);
  // The name that the model has already is never refused.
  if (model?.published && spellingOf(model.published.about.name) === wanted) return {};
  const others = (await listModelNames(transaction)).filter(({ id }) => id !== model?.id);
  return toProblems(
    field,
    others.find((other) => namesOf(other).includes(wanted)),
  );
}

/** The same for a deleted model that is brought back with all its names. */
export async function problemsOfReturn(
  transaction: Database,
  { id }: Pick<EditedModel, 'id'>,
): Promise<Problems> {
  const all = await listModelNames(transaction);
  const own = all.filter((each) => each.id === id).flatMap(namesOf);
  const others = all.filter((each) => each.id !== id && !each.isDeleted);
  return toProblems(
    'name',
    others.find((other) => namesOf(other).some((name) => own.includes(name))),
  );
}

function namesOf({ bikeName, name, slug, draftName = name }: Named): string[] {
  return [bikeName, name, slug, draftName].map(spellingOf);
}

/**
 * Enquiries and circulars name models in any spelling (rules: free-model): blanks, hyphens, dots, brackets and capitals
 * make no difference.
 */
export function spellingOf(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}

function toProblems(field: string, taken: Named | undefined): Problems {
  return taken ? { [field]: problem('model_exists', { name: taken.name }) } : {};
}
