import { formatRupees, rupeesToPaise, type ModelRow } from '@dealership/shared';
import { listTexts } from '@dealership/shared/texts/staff/catalogue/manage.ts';
import { modelListTexts as texts } from '@dealership/shared/texts/staff/catalogue/models.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import type { ReactNode } from 'react';
import { Link } from '../../../ui/link.tsx';
import { useSortableItem } from '../../../ui/lists/sortable.tsx';
import { OutlineOf } from '../../../ui/pictures/outline.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { shownStatesOf, type ModelState } from './model-filters.ts';
import styles from './model-list.module.css';
import { swatchOf } from './swatch-of.ts';

interface SortableModelProps {
  model: ModelRow;
  link: { to: string; 'data-action': string };
  /** The whole list is shown, so that it can be sorted. */
  canMove: boolean;
  menu: ReactNode;
}

export function SortableModel({ model, link, canMove, menu }: SortableModelProps) {
  const { setNodeRef, style, handle } = useSortableItem(model.id, { canMove });
  return (
    <li ref={setNodeRef} style={style} className={styles.row}>
      {handle}
      <AboutModel model={model}>
        <Link {...link} className={styles.name}>
          {model.name}
        </Link>
      </AboutModel>
      {menu}
    </li>
  );
}

interface AboutModelProps {
  model: ModelRow;
  /** The link with its name; absent: it is deleted and cannot be opened. */
  children?: ReactNode;
}

/** Picture, name, type, price, colours and states. The link is as large as the row. */
export function AboutModel({ model, children }: AboutModelProps) {
  const { name, picture, price } = model;
  return (
    <>
      <OutlineOf model={model}>
        <Picture picture={picture} alt="" sizes="72px" isCutOut className={styles.picture} />
      </OutlineOf>
      <div className={styles.about}>
        {children ?? <strong>{name}</strong>}
        <div className={styles.price}>
          <span>
            {price === null ? texts.noPrice : texts.price(formatRupees(rupeesToPaise(price)))}
          </span>
          <Colours colours={model.colours} />
        </div>
        <States model={model} />
      </div>
    </>
  );
}

/** More would not fit. */
const MOST_DOTS = 6;

function Colours({ colours }: Pick<ModelRow, 'colours'>) {
  if (colours.length === 0) return null;
  const names = colours.map(({ name }) => name).join(', ');
  const hidden = colours.length - MOST_DOTS;
  return (
    <span className={styles.colours}>
      <span className="visually-hidden">{`${texts.colours(colours.length)} ${names}`}</span>
      {colours.slice(0, MOST_DOTS).map((colour) => (
        <span
          key={colour.name}
          className={styles.dot}
          aria-hidden="true"
          style={{ background: swatchOf(colour) }}
        />
      ))}
      {hidden > 0 && (
        <span className="fine" aria-hidden="true">
          {texts.more(hidden)}
        </span>
      )}
    </span>
  );
}

function States({ model }: { model: ModelRow }) {
  const { days_left: left, prices_from: day } = model;
  return (
    <div className={styles.states}>
      {shownStatesOf(model).map((state) => (
        <span key={state} className={styles.state} data-state={state}>
          {textOf(state, model)}
        </span>
      ))}
      <span className="fine">{texts.types[model.type]}</span>
      {left !== null && <span className="fine">{listTexts.daysLeft(left)}</span>}
      {day !== '' && left === null && (
        <span className="fine">{texts.newPrices(timeTexts.date(day))}</span>
      )}
    </div>
  );
}

function textOf(state: ModelState, model: ModelRow): string {
  if (state === 'draft') return texts.draftOf(model.changes);
  if (state === 'planned') return texts.plannedFor(timeTexts.minute(model.publish_at));
  return texts.states[state];
}
