import { rateLimits, type LocalText } from '@dealership/shared';
import { priceRatesTexts as texts } from '@dealership/shared/texts/staff/settings/price-rates.ts';
import { useState, type ReactNode } from 'react';
import { ownText } from '../../../lib/page/own-text.ts';
import type { Problems } from '../../../lib/staff/beside-fields.ts';
import { Button } from '../../../ui/button.tsx';
import { bindFields, bindTexts } from '../../../ui/forms/bind-fields.ts';
import { LocalInput } from '../../../ui/forms/languages/local-input.tsx';
import { createKeys, useMoves } from '../../../ui/lists/use-moves.tsx';
import { EntryFold } from './entry-fold.tsx';
import { codeOf } from './rate-tables.ts';
import { useStored } from './use-place-names.ts';
import styles from '../settings.module.css';

interface Named {
  /** Its name in addresses and stored cards. */
  code: string;
  name: LocalText;
}

interface NamedListProps<Item extends Named> {
  setting: keyof typeof texts.lists;
  items: readonly Item[];
  max: number;
  problems: Problems;
  /** A new one, without a name. */
  begin: () => Omit<Item, keyof Named>;
  onChange: (items: readonly Item[]) => void;
  /** The fields beside its name. */
  children?: (item: Item, fields: ItemFields<Item>) => ReactNode;
}

interface ItemFields<Item> {
  field: ReturnType<typeof bindFields<Item & object>>;
  change: (changed: Partial<Item>) => void;
  /** Its position in the setting, with a dot: `extras.0.`. */
  path: string;
}

/** A list of things that have a name in all languages, in the order in which they are offered. */
export function NamedList<Item extends Named>(props: NamedListProps<Item>) {
  const { setting, items, max, problems, begin, onChange, children } = props;
  const words = texts.lists[setting];
  const stored: readonly Named[] = useStored(setting) ?? [];
  const [keyOf] = useState(createKeys<Item>);
  const [newKey, setNewKey] = useState<number>();
  const nameOf = ({ name }: Item) => ownText(name) || words.begin;
  const { list, add, append, replace, remove, arrows, announcement } = useMoves({
    items,
    nameOf,
    onChange,
  });
  /** A code is made from the English name until it is stored, and then never changes. */
  const coded = (item: Item): Item => {
    if (stored.some(({ code }) => code === item.code)) return item;
    const others = [...items, ...stored].filter(({ code }) => code !== item.code);
    return {
      ...item,
      code: codeOf(
        item.name.en,
        others.map(({ code }) => code),
      ),
    };
  };
  return (
    <>
      <p className="hint">{words.hint}</p>
      <div ref={list} className={styles.fields}>
        {items.map((item, at) => {
          const path = `${setting}.${at}.`;
          const change = (changed: Partial<Item>) => {
            const next = changed.name ? coded({ ...item, ...changed }) : { ...item, ...changed };
            keyOf(next, item);
            replace(at, next);
          };
          const bound = { values: item, problems, path, onChange: change };
          const text = bindTexts<Named>({
            ...bound,
            onChange: ({ name }) => name && change({ name } as Partial<Item>),
          });
          return (
            <EntryFold
              key={keyOf(item)}
              title={nameOf(item)}
              hasProblem={Object.keys(problems).some((name) => name.startsWith(path))}
              isNew={keyOf(item) === newKey}
            >
              <LocalInput {...text('name')} label={texts.name} max={rateLimits.name} required />
              {children?.(item, { field: bindFields(bound), change, path })}
              <div className="row">
                {arrows(item, at)}
                <Button variant="quiet" onClick={() => remove(at)}>
                  {texts.remove(nameOf(item))}
                </Button>
              </div>
            </EntryFold>
          );
        })}
      </div>
      {announcement}
      <Button
        ref={add}
        disabled={items.length >= max}
        onClick={() => {
          const item = coded({ code: '', name: { en: '' }, ...begin() } as Item);
          setNewKey(keyOf(item));
          append(item);
        }}
      >
        {words.add}
      </Button>
    </>
  );
}
