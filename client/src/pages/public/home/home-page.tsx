import { useEffect, useState } from 'react';
import { sales, service, spareParts } from '@dealership/shared';
import { salesTexts } from '@dealership/shared/texts/common/kinds/sales.ts';
import { serviceTexts } from '@dealership/shared/texts/common/kinds/service.ts';
import { sparePartsTexts } from '@dealership/shared/texts/common/kinds/spare-parts.ts';
import { useModelChoices } from '../../../features/catalogue/model-choices.ts';
import { EnquiryForm } from '../../../features/enquiries/enquiry-form.tsx';
import { useHydrated } from '../../../lib/browser/use-hydrated.ts';
import { untilDone } from '../../../lib/browser/until-done.ts';
import { whenIdle } from '../../../lib/browser/when-idle.ts';
import { homeTexts } from '@dealership/shared/texts/public/pages/home.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { Hero } from './hero.tsx';
import type { lateParts } from './late-parts.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { About, Welcome } from './story.tsx';
import { Visit } from './visit.tsx';
import sections from './sections.module.css';
import styles from './home-page.module.css';

const texts = homeTexts.enquiry;

const forms = [
  { label: texts.sales, definition: sales, kindTexts: salesTexts },
  { label: texts.service, definition: service, kindTexts: serviceTexts },
  { label: texts.spareParts, definition: spareParts, kindTexts: sparePartsTexts },
];

export function HomePage() {
  const models = useModelChoices();
  const late = useLateParts();
  // Set after a move inside the site: the page starts now. A document was painted earlier.
  const isMove = useHydrated();
  const [since] = useState(() => (isMove ? performance.now() : undefined));
  return (
    <>
      <Hero banners={late && <late.Banners />} priceOf={late?.priceOf} />
      <Welcome />
      <About models={late && <late.Models />} />
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
            tabs={forms.map(({ label, definition, kindTexts }) => ({
              key: definition.kind,
              label,
              content: <EnquiryForm definition={definition} texts={kindTexts} models={models} />,
            }))}
          />
          <Shortcuts />
        </div>
      </section>
      <div className={sections.late}>
        <Visit />
      </div>
      {late && <late.HomeNotification since={since} />}
    </>
  );
}

function useLateParts(): typeof lateParts | undefined {
  const [parts, setParts] = useState<typeof lateParts>();
  useEffect(
    () =>
      whenIdle(() => {
        // The page works without them until they load.
        const load = () => import('./late-parts.tsx');
        void untilDone(load, { reloadAfter: Infinity }).then((module) =>
          setParts(module.lateParts),
        );
      }),
    [],
  );
  return parts;
}
