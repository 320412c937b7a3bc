import { dayOf } from '@dealership/shared';
import { customerTexts, foundText } from '@dealership/shared/texts/staff/desk/customers.ts';
import { kindNames } from '@dealership/shared/texts/staff/desk/desk.ts';
import { jumpTexts as texts } from '@dealership/shared/texts/staff/desk/jump.ts';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { dayText } from '../../../lib/page/day-text.ts';
import { useMay } from '../../../lib/staff/rights.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { nameOf, type LinkOf } from '../common/customer-queries.ts';
import { findScreens, type Way } from './find-screens.ts';
import styles from './jump-dialog.module.css';
import { LEAST, useJumpSearch } from './use-jump-search.ts';

interface JumpDialogProps {
  ways: readonly Way[];
  linkOf: LinkOf;
  /** Opens an address as a link does. */
  onOpen: (to: string) => void;
  /** All keys are to be shown. */
  onKeys: () => void;
  onClosed: () => void;
}

interface Result {
  to: string;
  title: string;
  /** What tells it from others of the same title. */
  about: string;
}

interface Group {
  title: string;
  results: readonly Result[];
}

/** A field that leads to a screen, a customer or an enquiry. What is typed stands in no address and is kept nowhere. */
export function JumpDialog({ ways, linkOf, onOpen, onKeys, onClosed }: JumpDialogProps) {
  const mayFindCustomers = useMay('enquiries.work');
  const mayFindEnquiries = useMay('enquiries.read');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  /** Address of the result that the arrows have come to; `undefined`: the first one is chosen. */
  const [reached, setReached] = useState<string>();
  /** Enter was pressed before anything was found. */
  const wantsFirst = useRef(false);

  const search = useJumpSearch(typed, { mayFindCustomers, mayFindEnquiries });
  const { enquiry, customers } = search;
  const groups: Group[] = [
    {
      title: texts.groups.screens,
      results: findScreens(typed, ways).map(({ to, title, group }) => ({
        to,
        title,
        about: group === title ? '' : group,
      })),
    },
    {
      title: texts.groups.enquiry,
      results: [enquiry ?? []].flat().map(({ reference, kind, sent }) => ({
        to: linkOf('desk', { enquiry: reference }),
        title: sent.name || texts.unnamed,
        about: `${reference} · ${kindNames[kind]}`,
      })),
    },
    {
      title: texts.groups.customers,
      results: customers.map((customer) => ({
        to: linkOf('customer', { customer: String(customer.id) }),
        title: nameOf(customer),
        about: [
          ...(customer.found_by ? [foundText(customer.found_by)] : []),
          customer.known_by.join(', '),
          customerTexts.total(customer.total),
          `${kindNames[customer.last.kind]}, ${dayText(dayOf(customer.last.arrived_at))}`,
        ].join(' · '),
      })),
    },
  ].filter(({ results }) => results.length > 0);
  const all = groups.flatMap(({ results }) => results);
  const chosen = all.findIndex(({ to }) => to === reached);
  const active = all[Math.max(chosen, 0)];
  const optionId = (to: string) => `${id}-${to}`;

  const close = () => field.current?.closest('dialog')?.close();
  const open = (to: string) => {
    close();
    onOpen(to);
  };
  const first = all[0]?.to;
  useEffect(() => {
    if (search.isLooking || !wantsFirst.current) return;
    wantsFirst.current = false;
    list.current?.querySelector<HTMLElement>('[role=option]')?.click();
  }, [search.isLooking, first]);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active?.to]);

  const press = (event: KeyboardEvent) => {
    // It ends a word of a keyboard that composes letters.
    if (event.nativeEvent.isComposing) return;
    const at = Math.max(chosen, 0);
    // Until the arrows have gone into the list, Home and End are those of the field.
    const ends = reached === undefined ? {} : { Home: 0, End: all.length - 1 };
    const steps: Partial<Record<string, number>> = {
      ...ends,
      // The first one is chosen already, and said.
      ArrowDown: at + 1,
      ArrowUp: at - 1 + all.length,
    };
    const next = steps[event.key];
    if (next !== undefined) {
      event.preventDefault();
      setReached(all[next % all.length]?.to);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (active) open(active.to);
      else wantsFirst.current = search.isLooking;
    }
  };
  const { all: anything, enquiries, screens } = texts.label;
  const label = mayFindCustomers ? anything : mayFindEnquiries ? enquiries : screens;

  return (
    <Dialog
      title={texts.title}
      closeLabel={texts.close}
      className={styles.dialog}
      onClose={onClosed}
    >
      <label className={styles.label} htmlFor={`${id}-field`}>
        {label}
      </label>
      <input
        ref={(input) => {
          field.current = input;
          // Where a dialog puts the focus.
          input?.setAttribute('autofocus', '');
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
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setReached(undefined);
          wantsFirst.current = false;
        }}
        onKeyDown={press}
      />
      <p
        className={styles.state}
        role="status"
        data-failed={search.failure === '' ? undefined : true}
      >
        {stateOf(typed, search, all.length)}
      </p>
      <div
        ref={list}
        id={`${id}-list`}
        className={styles.list}
        role="listbox"
        aria-label={texts.title}
        hidden={all.length === 0}
      >
        {groups.map(({ title, results }) => (
          <div key={title} role="group" aria-label={title} className={styles.group}>
            <p className={styles.heading} aria-hidden="true">
              {title}
            </p>
            {results.map((result) => (
              <Option
                key={result.to}
                id={optionId(result.to)}
                result={result}
                isActive={result === active}
                onOpen={open}
              />
            ))}
          </div>
        ))}
      </div>
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

interface OptionProps {
  id: string;
  result: Result;
  isActive: boolean;
  onOpen: (to: string) => void;
}

/** A link, so that it opens in another tab as links do. */
function Option({ id, result: { to, title, about }, isActive, onOpen }: OptionProps) {
  return (
    <a
      id={id}
      href={to}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (isForThisTab(event)) onOpen(to);
      }}
    >
      <span className={styles.title}>{title}</span>
      {about !== '' && <span className={styles.about}>{about}</span>}
    </a>
  );
}

function isForThisTab(event: MouseEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  event.preventDefault();
  return true;
}

/** What is said below the field. */
function stateOf(
  typed: string,
  search: ReturnType<typeof useJumpSearch>,
  count: number,
): string | undefined {
  if (typed.trim() === '') return undefined;
  if (search.failure !== '') return search.failure;
  if (search.isLooking) return texts.looking;
  const found = count === 0 ? texts.nothing : texts.results(count);
  if (search.isTooShort) return count === 0 ? texts.tooShort(LEAST) : found;
  return search.isCut ? `${found}. ${texts.cut(search.customers.length)}` : found;
}
