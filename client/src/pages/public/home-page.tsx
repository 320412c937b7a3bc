import { sales, service, spareParts, type EnquiryDefinition } from '@dealership/shared';
import { useModelChoices } from '../../features/catalogue/model-choices.ts';
import { EnquiryForm } from '../../features/enquiries/enquiry-form.tsx';
import { homeTexts } from '../../texts/home.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { Hero } from './home/hero.tsx';
import { Visit } from './home/visit.tsx';
import styles from './home-page.module.css';

const texts = homeTexts.enquiry;

/** The three forms, the default one first. */
const forms: readonly { label: string; definition: EnquiryDefinition }[] = [
  { label: texts.sales, definition: sales },
  { label: texts.service, definition: service },
  { label: texts.spareParts, definition: spareParts },
];

export function HomePage() {
  const models = useModelChoices();
  return (
    <>
      <Hero />
      <section
        id="enquire"
        tabIndex={-1}
        className={styles.enquiry}
        aria-labelledby="enquiry-heading"
      >
        <div className={styles.promise}>
          <h2 id="enquiry-heading" className={styles.heading}>
            {texts.heading}
          </h2>
          <ol className={styles.steps}>
            {texts.steps.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </div>
        <div className={styles.form}>
          <Tabs
            label={texts.tabs}
            tabs={forms.map(({ label, definition }) => ({
              key: definition.kind,
              label,
              content: <EnquiryForm definition={definition} models={models} />,
            }))}
          />
        </div>
      </section>
      <Visit />
    </>
  );
}
