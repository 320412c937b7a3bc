import { langOf } from '../../../lib/page/lang-of.ts';
import styles from './lists.module.css';

interface Point {
  title: string;
  text: string;
}

export function Steps({ steps }: { steps: readonly Point[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <strong>{title}</strong>
          <span className="soft">{text}</span>
        </li>
      ))}
    </ol>
  );
}

export function TickList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.ticks}>
      {items.map((item, at) => (
        <li key={at} {...langOf(item)}>
          {item}
        </li>
      ))}
    </ul>
  );
}

export function Points({ points }: { points: readonly Point[] }) {
  return (
    <ul className={styles.points}>
      {points.map(({ title, text }, at) => (
        <li key={at}>
          <h3 {...langOf(title)}>{title}</h3>
          {text && <p {...langOf(text)}>{text}</p>}
        </li>
      ))}
    </ul>
  );
}

export function Figures({ figures }: { figures: readonly Point[] }) {
  return (
    <ul className={styles.figures}>
      {figures.map(({ title, text }, at) => (
        <li key={at} {...langOf(text)}>
          <strong>{title}</strong> <span className="soft">{text}</span>
        </li>
      ))}
    </ul>
  );
}

export function Years({ steps }: { steps: readonly (Point & { year: string })[] }) {
  return (
    <ol className={styles.years}>
      {steps.map(({ year, title, text }, at) => (
        <li key={at} {...langOf(title + text)}>
          <p className={styles.year}>{year}</p>
          {title && <h3>{title}</h3>}
          {text && <p>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
