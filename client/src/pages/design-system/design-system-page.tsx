import '../../ui/dense.css';
import { ButtonsSection } from './buttons-section.tsx';
import { CarouselsSection } from './carousels-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { FoundationsSection } from './foundations-section.tsx';
import { PartsSection } from './parts-section.tsx';
import { TablesSection } from './tables-section.tsx';
import styles from './design-system.module.css';

const sections = [
  { title: 'Foundations', Content: FoundationsSection },
  { title: 'Buttons and links', Content: ButtonsSection },
  { title: 'Fields', Content: FieldsSection },
  { title: 'Tabs, accordion, dialog, toasts', Content: PartsSection },
  { title: 'Carousels and pictures', Content: CarouselsSection },
  { title: 'Tables, paging, failures', Content: TablesSection },
];

/**
 * Every part of `ui/` in all its states, for who builds a page or changes a part. While developing
 * only (`npm run dev`, then /design-system): main.tsx loads it, and no built file holds it.
 */
export function DesignSystemPage() {
  return (
    <main className={styles.page}>
      <title>Design system</title>
      <h1 className={styles.title}>Design system</h1>
      <nav className={styles.contents} aria-label="Sections">
        {sections.map(({ title }) => (
          <a key={title} href={`#${idOf(title)}`}>
            {title}
          </a>
        ))}
      </nav>
      {sections.map(({ title, Content }) => (
        <section key={title} id={idOf(title)} className={styles.section}>
          <h2 className={styles.heading}>{title}</h2>
          <Content />
        </section>
      ))}
    </main>
  );
}

function idOf(title: string): string {
  return title.toLowerCase().replaceAll(/\W+/g, '-');
}
