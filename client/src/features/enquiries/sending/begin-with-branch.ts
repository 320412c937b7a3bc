import { lookedAt } from '../../../lib/page/branch-looked-at.ts';
import { BRANCH_NAME } from '../form-view.ts';

/** Begins with the branch of the address (`?branch=`), or with the one whose page was looked at before. */
export function beginWithBranch(form: HTMLFormElement): void {
  const wanted = /[?&]branch=(\d+)/.exec(window.location.search)?.[1] ?? lookedAt.branch;
  const options = form.querySelectorAll<HTMLOptionElement>(`[name=${BRANCH_NAME}] option`);
  // As the default: the form counts as unanswered, and a choice that was made already stays.
  if (wanted) for (const each of options) each.defaultSelected = each.value === wanted;
}
