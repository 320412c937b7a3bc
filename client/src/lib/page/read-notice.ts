const KEY = 'notice-read';

/** Records in this tab, until it is closed, that its document is the privacy notice in a further language. */
export function noteReadNotice(): void {
  const notice = document.querySelector<HTMLElement>('[data-notice]')?.dataset.notice;
  if (notice === undefined) return;
  try {
    sessionStorage.setItem(KEY, notice);
  } catch {
    // This browser stores nothing for this site.
  }
}

/** The last such notice that was read in this tab, with the edition of its text: `ne3`. */
export function findReadNotice(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
