import type { Customer } from '@dealership/shared';
import { customerNoteTexts, customerTexts } from '@dealership/shared/texts/staff/desk/customers.ts';
import styles from './enquiry-view.module.css';

/** A short summary of the customer, to read before a call. */
export function CustomerBrief({ customer }: { customer: Customer }) {
  const { note, language, vehicles } = customer;
  return (
    <section className={styles.sent} aria-labelledby="customer-title">
      <h2 id="customer-title">{customerTexts.title}</h2>
      <dl>
        <div>
          <dt>{customerNoteTexts.title}</dt>
          <dd>{note || customerNoteTexts.nothing}</dd>
        </div>
        <div>
          <dt>{customerNoteTexts.language}</dt>
          <dd>{language ? customerNoteTexts.languages[language] : customerNoteTexts.noLanguage}</dd>
        </div>
        <div>
          <dt>{customerTexts.vehicles}</dt>
          <dd>{vehicles.map(vehicleText).join('\n') || customerTexts.noVehicles}</dd>
        </div>
      </dl>
    </section>
  );
}

/** A vehicle in one line: `WB74AB1234, Shine 125, bought in 2023`. */
function vehicleText({ registration, model, year }: Customer['vehicles'][number]): string {
  const parts = [registration || customerTexts.noRegistration, model];
  return [...parts, year && customerTexts.boughtIn(year)].filter(Boolean).join(', ');
}
