import { dealership } from '../../../lib/page/dealership.ts';
import { areaPlanTexts as texts } from '@dealership/shared/texts/public/area-plan.ts';
import { langOf } from '../../../lib/page/lang-of.ts';
import styles from './area-plan.module.css';

/** The way to the showroom, by our drawing or the dealership's: no map server is called until a visitor opens a map. */
export function AreaPlan() {
  const { areaPlan: names, name, address } = dealership();
  if (!names) return null;
  if ('path' in names) {
    const { path, sizes, width, height, alt } = names;
    return (
      <img
        className={styles.plan}
        srcSet={sizes}
        sizes="(width < 64em) 92vw, 640px"
        src={path}
        alt={alt || texts.label(address.street)}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    );
  }
  return (
    <svg
      className={styles.plan}
      viewBox="0 0 480 320"
      role="img"
      aria-label={texts.label(address.street)}
    >
      <path className={styles.ground} d="M0 0h480v320H0z" />
      <path className={styles.hill} d="M300 0c20 26 52 18 78 34s44 12 102 30V0z" />
      <path className={styles.water} d="M66-10C90 60 34 120 62 190s28 90 4 140" />
      <path
        className={styles.lanes}
        d="M150 330C170 240 120 150 140-10M300 168l70 152M404 132l80 44M214 120 140 60M226 100l-86 52"
      />
      <path className={styles.rail} d="M-10 268C80 250 150 262 250 226S420 210 490 224" />
      <path className={styles.road} d="M-10 214C60 226 100 214 128 226" />
      <path className={styles.road} d="M120 330C132 250 118 180 96-10" />
      <path className={styles.road} d="M352 330C372 252 404 150 490 92" />
      <path className={styles.main} d="M128 236C204 206 262 176 316 134S420 62 470-10" />
      <g className={styles.pin} transform="translate(268 168)">
        <path d="M0 0c-16-20-26-32-26-46a26 26 0 0 1 52 0c0 14-10 26-26 46z" />
        <circle cy="-46" r="9" />
      </g>
      <text className={styles.name} x="272" y="84" textAnchor="middle">
        {name}
      </text>
      <text x="194" y="233" transform="rotate(-26 194 233)">
        {address.street}
      </text>
      <text {...langOf(names.crossing)} x="107" y="20" transform="rotate(83 107 20)">
        {names.crossing}
      </text>
      <text {...langOf(names.bypass)} x="380" y="308" transform="rotate(-68 380 308)">
        {names.bypass}
      </text>
      <text {...langOf(names.up)} x="360" y="129" transform="rotate(-41 360 129)">
        {names.up}
      </text>
      <text
        {...langOf(names.river)}
        className={styles.river}
        x="30"
        y="150"
        transform="rotate(-74 30 150)"
      >
        {names.river}
      </text>
      <text {...langOf(names.station)} x="168" y="284">
        {names.station}
      </text>
    </svg>
  );
}
