/** One second at sixty frames per second, more than a render takes. */
const MAX_FRAMES = 60;

/**
 * Focuses the first field of a form that is marked as wrong; a screen reader then reads its error. Call it
 * together with the state change that marks it.
 */
export function focusFirstProblem(form: HTMLFormElement | null, frames = MAX_FRAMES): void {
  // The marks appear with the next render, which may take some frames on a busy page.
  requestAnimationFrame(() => {
    const problem = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (problem) problem.focus();
    else if (frames > 0) focusFirstProblem(form, frames - 1);
  });
}
