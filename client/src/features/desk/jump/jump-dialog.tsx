import { jumpTexts as texts } from '@dealership/shared/texts/staff/desk/jump.ts';
import { useEffect, useEffectEvent, useId, useRef, type KeyboardEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { closeDialogAround, focusFirst } from '../../../ui/dialogs/admin-dialog.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import styles from './jump-dialog.module.css';
import type { Way } from './find-ways.ts';
import { LEAST, useResults, type Results } from './use-results.ts';

interface JumpDialogProps {
  ways: readonly Way[];
  onOpen: (to: string) => void;
  onKeys: () => void;
  onClosed: () => void;
}

/** A field that leads to a screen, a customer or an enquiry. The input is never stored or put into an address. */
export function JumpDialog({ ways, onOpen, onKeys, onClosed }: JumpDialogProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const results = useResults(ways);
  const { search, all, active } = results;
  const optionId = (to: string) => `${id}-${to}`;

  const close = () => closeDialogAround(field.current);
  const open = (to: string) => {
    close();
    onOpen(to);
  };
  const { type, press } = useTyping(results, open);

  return (
    <Dialog
      title={texts.title}
      closeLabel={texts.close}
      className={styles.dialog}
      onClose={onClosed}
    >
      <label className={styles.label} htmlFor={`${id}-field`}>
        {results.label}
      </label>
      <input
        ref={(input) => {
          field.current = input;
          focusFirst(input);
        }}
        id={`${id}-field`}
        className={styles.field}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={all.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active && optionId(active.to)}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={100}
        value={results.typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
      />
      <p className={search.failure === '' ? styles.state : `${styles.state} wrong`} role="status">
        {stateOf(results).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <ResultList id={`${id}-list`} results={results} optionId={optionId} onOpen={open} />
      <Button
        variant="quiet"
        className={styles.keys}
        onClick={() => {
          close();
          onKeys();
        }}
      >
        {texts.keys}
      </Button>
    </Dialog>
  );
}

/** What the field does with letters and keys. */
function useTyping({ search, all, active, type, move }: Results, open: (to: string) => void) {
  /** Enter was pressed before anything was found. */
  const wantsFirst = useRef(false);
  const first = all[0]?.to;
  const openFirst = useEffectEvent(() => {
    if (first !== undefined) open(first);
  });
  useEffect(() => {
    if (search.isLooking || !wantsFirst.current) return;
    wantsFirst.current = false;
    openFirst();
  }, [search.isLooking, first]);

  return {
    type: (text: string) => {
      type(text);
      wantsFirst.current = false;
    },
    press: (event: KeyboardEvent) => {
      // This Enter ends a word of a keyboard that composes letters.
      if (event.nativeEvent.isComposing) return;
      if (move(event.key)) event.preventDefault();
      else if (event.key === 'Enter') {
        event.preventDefault();
        if (active) open(active.to);
        else wantsFirst.current = search.isLooking;
      }
    },
  };
}

interface ResultListProps {
  id: string;
  results: Results;
  optionId: (to: string) => string;
  onOpen: (to: string) => void;
}

function ResultList({ id, results, optionId, onOpen }: ResultListProps) {
  const { groups, all, active } = results;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active?.to]);
  return (
    <div
      ref={list}
      id={id}
      className={styles.list}
      role="listbox"
      aria-label={texts.title}
      hidden={all.length === 0}
    >
      {groups.map(({ title, results }) => (
        <div key={title} role="group" aria-label={title} className={styles.group}>
          <p className="fine strong" aria-hidden="true">
            {title}
          </p>
          {results.map((result) => (
            // A real link, so that it can be opened in another tab.
            <a
              key={result.to}
              id={optionId(result.to)}
              href={result.to}
              role="option"
              aria-selected={result === active}
              tabIndex={-1}
              className={styles.option}
              // The focus stays in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => {
                // Otherwise the browser opens another tab or window.
                if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                onOpen(result.to);
              }}
            >
              <span className={styles.title}>{result.title}</span>
              {result.about !== '' && <span className={styles.about}>{result.about}</span>}
            </a>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The texts below the field, each on a line. */
function stateOf({ typed, search, all: { length: count } }: Results): string[] {
  if (typed.trim() === '') return [];
  if (search.failure !== '') return [search.failure];
  if (search.isLooking) return [texts.looking];
  if (search.isTooShort && count === 0) return [texts.tooShort(LEAST)];
  const found = count === 0 ? texts.nothing : texts.results(count);
  return search.isCut ? [found, texts.cut(search.customers.length)] : [found];
}
