import type { Customer } from '@dealership/shared';
import { customerNoteTexts, customerTexts } from '@dealership/shared/texts/staff/desk/customers.ts';
import { Pair } from '../../../ui/lists/pair.tsx';
import styles from './enquiry-view.module.css';

/** A short summary of the customer, to read before a call. */
export function CustomerBrief({ customer }: { customer: Customer }) {
  const { note, language, vehicles } = customer;
  return (
    <section className={styles.sent} aria-labelledby="customer-title">
      <h2 id="customer-title">{customerTexts.title}</h2>
      <dl>
        <Pair name={customerNoteTexts.title}>{note || customerNoteTexts.nothing}</Pair>
        <Pair name={customerNoteTexts.language}>
          {language ? customerNoteTexts.languages[language] : customerNoteTexts.noLanguage}
        </Pair>
        <Pair name={customerTexts.vehicles}>
          {vehicles.map(vehicleText).join('\n') || customerTexts.noVehicles}
        </Pair>
      </dl>
    </section>
  );
}

/** A vehicle in one line: `WB74AB1234, Shine 125, bought in 2023`. */
function vehicleText({ registration, model, year }: Customer['vehicles'][number]): string {
  const parts = [registration || customerTexts.noRegistration, model];
  return [...parts, year && customerTexts.boughtIn(year)].filter(Boolean).join(', ');
}
