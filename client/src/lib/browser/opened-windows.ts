const opened = new Set<Window>();

/** Remembers a window that this page has opened and filled. */
export function rememberWindow(window: Window): void {
  opened.add(window);
}

export function closeOpenedWindows(): void {
  for (const each of opened) each.close();
  opened.clear();
}
