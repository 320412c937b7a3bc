import { useEffect, useRef } from 'react';
import { Specimen } from './specimen.tsx';
import styles from './design-system.module.css';

const colours = [
  'paper',
  'paper-deep',
  'surface',
  'ink',
  'ink-soft',
  'on-ink',
  'on-ink-soft',
  'line',
  'line-strong',
  'signal',
  'signal-strong',
  'on-signal',
  'danger',
  'danger-paper',
  'success',
  'success-paper',
  'focus',
];

export function FoundationsSection() {
  return (
    <div className={styles.specimens}>
      <Specimen name="Colours (tokens.css)" isWide>
        <ul className={styles.swatches}>
          {colours.map((name) => (
            <Swatch key={name} name={name} />
          ))}
        </ul>
      </Specimen>
      <Specimen name="Display type: names, prices, headings" isWide>
        <p className={styles.display}>Hornet 2.0 · ₹ 1,47,268</p>
      </Specimen>
      <Specimen name="Text type" isWide>
        <p>
          Every price stands beside its model, and every enquiry gets an answer.{' '}
          <a href="#foundations">A link in a text.</a>
        </p>
      </Specimen>
    </div>
  );
}

function Swatch({ name }: { name: string }) {
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => ref.current?.style.setProperty('--swatch', `var(--${name})`), [name]);
  return <li ref={ref}>{name}</li>;
}
