import {
  formatRupees,
  rupeesToPaise,
  screenAddress,
  type ModelDetail,
  type SectionInput,
} from '@dealership/shared';
import { plannedPricesTexts as texts } from '@dealership/shared/texts/staff/catalogue/models.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { searchState } from '../../lib/staff/search-term.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { useEditor } from './use-models.ts';
import { stateOf } from './use-section.ts';
import styles from './models.module.css';

/** The planned prices of a model, with the way to the screen that plans and cancels them (rules: planned-prices). */
export function PlannedPrices() {
  const { model } = useEditor();
  const published = (stateOf(model, 'variants').published ?? []) as SectionInput<'variants'>;
  const accessories = (stateOf(model, 'accessories').published ??
    []) as SectionInput<'accessories'>;
  const linesOf = ({ variants, accessories: planned, price }: Planned): string[] => [
    ...(price === null ? [] : [priceText(model.name, price)]),
    ...variants.map((each) =>
      priceText(published.find(({ id }) => id === each.id)?.name ?? '', each.price),
    ),
    ...planned.map((each) =>
      priceText(accessories.find(({ id }) => id === each.id)?.heading.en ?? '', each.price),
    ),
  ];

  if (published.length === 0 && model.planned_prices.length === 0) return null;
  return (
    <div className="stack-12">
      {model.planned_prices.length > 0 && (
        <ul className={styles.missing}>
          {model.planned_prices.map(({ id, valid_from: day, ...planned }) => (
            <li key={id}>{texts.planned(timeTexts.date(day), linesOf(planned).join(', '))}</li>
          ))}
        </ul>
      )}
      <div>
        <Link
          to={screenAddress('price')}
          state={searchState(model.name)}
          className={buttonClass('secondary')}
        >
          {texts.open}
        </Link>
      </div>
    </div>
  );
}

type Planned = Pick<ModelDetail['planned_prices'][number], 'variants' | 'accessories' | 'price'>;

function priceText(name: string, rupees: number): string {
  return `${name} ${formatRupees(rupeesToPaise(rupees))}`;
}
