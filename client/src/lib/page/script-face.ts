/** As `ui/languages/bn.css` and `hi.css` name it; English has none. */
const face = "600 1em 'Script Narrow'";

/** Fetches the narrow face of the page's script, which would take the line from text and pictures before. */
export function fetchScriptFace(): void {
  // Without it the headings stay in the phone's own face.
  document.fonts.load(face, document.title).catch(() => {});
}

/** Uses the face from here on if it has arrived: for the next page, since headings of a painted one would move. */
export function showFetchedFace(): void {
  if (document.fonts.check(face, document.title)) showScriptFace();
}

export function showScriptFace(): void {
  document.documentElement.dataset.scriptFace = '';
}
