import { firstSettings, screenAddress } from '@dealership/shared';
import { settingsTexts } from '@dealership/shared/texts/staff/settings/settings.ts';
import { setupTexts } from '@dealership/shared/texts/staff/settings/setup.ts';
import { useQuery } from '@tanstack/react-query';
import { useKnown } from '../../ui/screens/use-known.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { contentScreens, isSetUp, sampleSettings, screenOf } from './samples.ts';
import { settingsQuery, valueOf } from './sections/form-settings.ts';
import { PromiseOffer } from './promise-offer.tsx';
import styles from './settings.module.css';

const texts = setupTexts.card;

/**
 * The demo data that visitors still see, and a link to the first steps; once all data are the dealership's own, a
 * suggestion for the next step. `onKnown` is called when its height is known.
 */
export function SamplesCard({ onKnown }: { onKnown: () => void }) {
  const { data, isPending } = useQuery(settingsQuery);
  useKnown(isPending, onKnown);
  if (!data) return null;
  const { settings } = data;
  const left = [
    ...sampleSettings(settings).map(({ name }) => ({
      title: settingsTexts.names[name],
      to: `${screenAddress(screenOf(name))}#${name}`,
    })),
    ...valueOf(settings, 'demoContent').map((content) => ({
      title: setupTexts.contents[content],
      to: screenAddress(contentScreens[content]),
    })),
  ];
  const isDone = isSetUp(settings);
  const isMadeUp = sampleSettings(settings).some(({ name }) => firstSettings.includes(name));
  // One step after another.
  if (isDone && left.length === 0) return <PromiseOffer settings={settings} />;
  return (
    <section className="area" aria-labelledby="samples-title">
      <h2 id="samples-title">{texts.title}</h2>
      <p>{isMadeUp ? texts.open : texts.done}</p>
      <ul className={isDone ? styles.samples : styles.left}>
        {left.map(({ title, to }) => (
          <li key={title}>{isDone ? <Link to={to}>{title}</Link> : title}</li>
        ))}
      </ul>
      {!isDone && (
        <p>
          <Link to={screenAddress('setup')} className={buttonClass('primary')}>
            {texts.start}
          </Link>
        </p>
      )}
    </section>
  );
}
