/** A second, at sixty frames: by then a page that is ever rendered anew has been. */
const MOST_FRAMES = 60;

/**
 * Brings whoever has to correct a form to its first field that is marked as wrong, which also reads
 * out what is wrong. To be called with the change that marks it.
 */
export function focusFirstProblem(form: HTMLFormElement | null, frames = MOST_FRAMES): void {
  // The marks are there once the page has been rendered anew, which a busy one does some frames later.
  requestAnimationFrame(() => {
    const problem = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (problem) problem.focus();
    else if (frames > 0) focusFirstProblem(form, frames - 1);
  });
}
