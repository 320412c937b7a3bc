import { findLookedAt } from '../../../lib/page/branch-looked-at.ts';
import { BRANCH_NAME } from '../form-view.ts';

/** Begins with the branch of the address (`?branch=`), or of the branch's page that was looked at last in this tab. */
export function beginWithBranch(form: HTMLFormElement): void {
  const control = form.elements.namedItem(BRANCH_NAME);
  if (!(control instanceof HTMLSelectElement)) return;
  const wanted = new URLSearchParams(window.location.search).get(BRANCH_NAME) ?? findLookedAt();
  const options = Array.from(control.options);
  if (!options.some(({ value }) => value === wanted)) return;
  // As the default: the form counts as unanswered, and a choice that was made already stays.
  for (const option of options) option.defaultSelected = option.value === wanted;
}
