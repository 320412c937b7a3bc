import { screenAddress, type Setting } from '@dealership/shared';
import { setupTexts } from '@dealership/shared/texts/staff/settings/setup.ts';
import { buttonClass, Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Link } from '../../ui/link.tsx';
import { useSave, valueOf, withValue } from './sections/form-settings.ts';

const texts = setupTexts.promise;

/** Suggests promising visitors a time for our call; nothing after a decision (rules: promise). */
export function PromiseOffer({ settings }: { settings: readonly Setting[] }) {
  const { change, isBusy, failure } = useSave();
  if (valueOf(settings, 'promises') !== null) return null;
  return (
    <section className="area" aria-labelledby="promise-title">
      <h2 id="promise-title">{texts.title}</h2>
      <p>{texts.text}</p>
      <Failure>{failure}</Failure>
      <div className="row">
        <Link to={screenAddress('answering')} className={buttonClass('secondary')}>
          {texts.choose}
        </Link>
        <Button
          variant="quiet"
          busy={isBusy}
          onClick={() => void change(withValue(settings, 'promises', []))}
        >
          {texts.notNow}
        </Button>
      </div>
    </section>
  );
}
