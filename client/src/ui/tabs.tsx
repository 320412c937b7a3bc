import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  /** Unique among the tabs. */
  key: string;
  label: string;
  /** Beside the label, and part of the name of the tab. */
  mark?: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  /** What the tabs choose from, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** The key of the chosen tab, where the caller keeps it. Otherwise the first one is chosen to begin with. */
  chosenKey?: string;
  onChoose?: (key: string) => void;
}

/**
 * Tabs by the ARIA pattern: arrows, Home and End move the focus and choose the tab. Every panel stays in the
 * page, so each keeps its input.
 */
export function Tabs({ label, tabs, chosenKey, onChoose }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const [own, setOwn] = useState(0);
  const chosen = chosenKey === undefined ? own : tabs.findIndex(({ key }) => key === chosenKey);

  const shown = useRef(0);
  useEffect(() => {
    if (chosen === shown.current) return;
    shown.current = chosen;
    // A row of tabs that is wider than the phone scrolls.
    const [row, tab] = [list.current, buttons.current[chosen]];
    if (row && tab)
      row.scrollTo({ left: tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2 });
  }, [chosen]);

  function choose(index: number) {
    setOwn(index);
    const tab = tabs[index];
    if (tab) onChoose?.(tab.key);
  }

  function onKeyDown(event: KeyboardEvent) {
    const steps: Partial<Record<string, number>> = {
      ArrowRight: (chosen + 1) % tabs.length,
      ArrowLeft: (chosen - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    buttons.current[next]?.focus({ preventScroll: true });
  }

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            ref={(element) => {
              buttons.current[index] = element;
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.key}`}
            aria-controls={`${id}-panel-${tab.key}`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(index)}
            onKeyDown={onKeyDown}
          >
            <span>{tab.label}</span> {tab.mark}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-panel-${tab.key}`}
          aria-labelledby={`${id}-tab-${tab.key}`}
          hidden={index !== chosen}
          className={styles.panel}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
