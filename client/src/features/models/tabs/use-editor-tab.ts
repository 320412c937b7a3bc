import type { VehicleSectionName } from '@dealership/shared';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { editorTabs, sectionId, sectionIn, tabOf, type EditorTab } from './editor-tabs.ts';

/** The tab in the address, such as `?model=3&tab=prices` (rules: editor-tabs). */
export function useEditorTab() {
  const [params, setParams] = useSearchParams();
  const linked = sectionIn(useLocation().hash);
  const named = editorTabs.find((name) => name === params.get('tab'));
  const tab = named ?? (linked ? tabOf(linked) : 'about');
  const frame = useRef<HTMLDivElement>(null);
  /** Runs once the wanted tab is shown. */
  const next = useRef<() => void>(() => linked && focusIn(linked));
  useEffect(() => {
    const top = frame.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) frame.current?.scrollIntoView({ behavior: 'instant' });
    next.current();
    next.current = () => undefined;
  }, [tab]);

  const choose = (wanted: EditorTab) => {
    if (wanted === tab) return;
    setParams((before) => {
      before.set('tab', wanted);
      return before;
    });
  };
  const goTo = (wanted: EditorTab, then: () => void) => {
    if (wanted === tab) then();
    else next.current = then;
    choose(wanted);
  };
  return {
    tab,
    frame,
    choose,
    goTo,
    /** Opens the tab of a section, and focuses the first field that is wrong. */
    goToProblem: (section: VehicleSectionName) => goTo(tabOf(section), () => focusIn(section)),
  };
}

/** Focuses the first thing in a section that is wrong or has to be decided, otherwise its title. */
function focusIn(section: VehicleSectionName): void {
  const place = document.getElementById(sectionId(section));
  const found =
    place?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem] :is(h3, button)') ??
    place?.querySelector('h2');
  if (!found) return;
  for (
    let fold = found.closest('details');
    fold;
    fold = fold.parentElement?.closest('details') ?? null
  ) {
    fold.open = true;
  }
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  found.focus({ preventScroll: true });
}
