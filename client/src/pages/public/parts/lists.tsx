import styles from './lists.module.css';

interface Point {
  title: string;
  text: string;
}

/** What happens one after the other. */
export function Steps({ steps }: { steps: readonly Point[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <strong>{title}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}

/** Things to have or to know, each with a tick. */
export function TickList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.ticks}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** Reasons: a short heading and a sentence each. */
export function Points({ points }: { points: readonly Point[] }) {
  return (
    <ul className={styles.points}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
