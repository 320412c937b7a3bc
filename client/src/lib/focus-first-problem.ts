/**
 * Brings whoever has to correct a form to its first field that is marked as wrong, which also reads
 * out what is wrong. To be called with the change that marks it.
 */
export function focusFirstProblem(form: HTMLFormElement | null): void {
  // The marks are there once the page has been rendered anew.
  requestAnimationFrame(() => {
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}
