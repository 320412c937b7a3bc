import {
  firstSettings,
  screenAddress,
  type DemoContent,
  type SettingName,
  type Setting,
} from '@dealership/shared';
import {
  hoursScreenTexts,
  settingsTexts,
} from '@dealership/shared/texts/staff/settings/settings.ts';
import { setupTexts as texts } from '@dealership/shared/texts/staff/settings/setup.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/calls/call.ts';
import { callQuery } from '../../lib/calls/call-query.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { useChange } from '../../lib/calls/use-change.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Link } from '../../ui/link.tsx';
import { Identity, Messages, Phones, Place } from './sections/setting-fields.tsx';
import { sectionOf, type SettingFields } from './sections/settings-section.tsx';
import { valueOf, withValue, useSave } from './sections/form-settings.ts';
import { Week } from './hours-screen.tsx';
import {
  contentScreens,
  isSetUp,
  sampleSettings,
  standardSettings,
  withoutDemo,
} from './samples.ts';
import { PromiseOffer } from './promise-offer.tsx';
import { SettingsScreen } from './sections/settings-screen.tsx';
import styles from './settings.module.css';

const { steps } = texts;
type Step = keyof typeof steps;
const stepNames = Object.keys(steps) as Step[];

/** From the demo to the dealership's own site, step by step: the settings show which steps are done. */
export function SetupScreen() {
  return (
    <SettingsScreen texts={texts} names={[]}>
      {(settings) => <Steps settings={settings} />}
    </SettingsScreen>
  );
}

function Steps({ settings }: { settings: readonly Setting[] }) {
  const [chosen, setChosen] = useState<Step>();
  const [hasAsked, setHasAsked] = useState(false);
  const samples = sampleSettings(settings).map(({ name }) => name);
  const isDone = (step: Step): boolean => {
    if (step === 'finish') return isSetUp(settings);
    if (step === 'colleague') return hasAsked || isSetUp(settings);
    if (step === 'content') return valueOf(settings, 'demoContent').length === 0;
    return !samples.some((name) => namesOf(step).includes(name));
  };
  const shown = chosen ?? stepNames.find((step) => !isDone(step)) ?? 'finish';
  const next = stepNames[stepNames.indexOf(shown) + 1];
  const top = useRef<HTMLParagraphElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) top.current?.focus();
    isFirst.current = false;
  }, [shown]);

  const content = () => {
    switch (shown) {
      case 'texts':
        return <Texts settings={settings} />;
      case 'content':
        return <Contents settings={settings} onLater={() => setChosen('colleague')} />;
      case 'colleague':
        return (
          <section className="area" aria-labelledby="step-title">
            <h2 id="step-title">{steps.colleague}</h2>
            <p>{texts.colleagueText}</p>
            <div className="row">
              <Link to={screenAddress('staff')} className={buttonClass('secondary')}>
                {texts.addColleague}
              </Link>
              <Button
                variant="quiet"
                onClick={() => {
                  setHasAsked(true);
                  setChosen(undefined);
                }}
              >
                {texts.nobodyYet}
              </Button>
            </div>
          </section>
        );
      case 'finish':
        return <Finish settings={settings} />;
      default:
        return parts[shown].render(settings, { hasHistory: false, blank });
    }
  };

  return (
    <>
      <p ref={top} tabIndex={-1} className="hint">
        {texts.stepOf(stepNames.indexOf(shown) + 1, stepNames.length)}
      </p>
      <ol className={styles.steps}>
        {stepNames.map((step) => (
          <li key={step}>
            <button
              type="button"
              className={styles.step}
              aria-current={step === shown ? 'step' : undefined}
              onClick={() => setChosen(step)}
            >
              <span>{texts.short[step]}</span>
              {isDone(step) && (
                <>
                  <span aria-hidden="true"> ✓</span>
                  <span className="visually-hidden">, {texts.done}</span>
                </>
              )}
            </button>
          </li>
        ))}
      </ol>
      <div key={shown} className={styles.opened}>
        {content()}
      </div>
      {next && isDone(shown) && (
        <div className="row">
          <Button onClick={() => setChosen(next)}>{texts.next}</Button>
        </div>
      )}
    </>
  );
}

/** The settings that a step makes the dealership's own. */
function namesOf(step: keyof typeof parts | 'texts'): readonly SettingName[] {
  if (step !== 'texts') return parts[step].names;
  return [...(Object.keys(withoutDemo) as SettingName[]), ...standardSettings];
}

function Reach(fields: SettingFields<'phones' | 'whatsapp' | 'email'>) {
  return (
    <>
      <Phones {...fields} />
      <Messages {...fields} />
    </>
  );
}

const blank = firstSettings.filter((name) => name !== 'week');

const parts = {
  identity: sectionOf(steps.identity, ['name', 'address'], Identity),
  reach: sectionOf(steps.reach, ['phones', 'whatsapp', 'email'], Reach),
  hours: sectionOf(hoursScreenTexts.week, ['week'], Week),
  place: sectionOf(steps.place, ['position'], Place),
};

function Texts({ settings }: { settings: readonly Setting[] }) {
  const { change: save, isBusy, failure } = useSave();
  const samples = sampleSettings(settings);
  const story = samples.filter(({ name }) => name in withoutDemo);
  const standard = samples.filter(({ name }) => standardSettings.includes(name));
  return (
    <section className="area" aria-labelledby="step-title">
      <h2 id="step-title">{steps.texts}</h2>
      {samples.length === 0 && <p>{texts.nothingLeft}</p>}
      {story.length > 0 && (
        <>
          <h3>{texts.demoStory}</h3>
          <p>{texts.demoStoryText}</p>
          <SettingList settings={story} />
          <div className="row">
            <Button
              busy={isBusy}
              onClick={() =>
                void save(
                  story.map((setting) => ({ ...setting, value: withoutDemo[setting.name] })),
                )
              }
            >
              {texts.removeStory}
            </Button>
          </div>
        </>
      )}
      {standard.length > 0 && (
        <>
          <h3>{texts.standard}</h3>
          <p>{texts.standardText}</p>
          <SettingList settings={standard} />
          <div className="row">
            <Button busy={isBusy} onClick={() => void save(standard)}>
              {texts.confirmStandard}
            </Button>
          </div>
        </>
      )}
      <Failure>{failure}</Failure>
    </section>
  );
}

function Contents({ settings, onLater }: { settings: readonly Setting[]; onLater: () => void }) {
  const { change: save, isBusy, failure } = useSave();
  const left = valueOf(settings, 'demoContent');
  const keep = (content: DemoContent) => {
    const others = left.filter((each) => each !== content);
    return save(withValue(settings, 'demoContent', others));
  };
  return (
    <section className="area" aria-labelledby="step-title">
      <h2 id="step-title">{steps.content}</h2>
      <p>{left.length === 0 ? texts.nothingLeft : texts.contentText}</p>
      <ul className="stack-8">
        {left.map((content) => (
          <li key={content} className={styles.demo}>
            <Link to={screenAddress(contentScreens[content])}>{texts.contents[content]}</Link>
            <Button
              busy={isBusy}
              aria-label={texts.isOurs(texts.contents[content])}
              onClick={() => void keep(content)}
            >
              {texts.ours}
            </Button>
          </li>
        ))}
      </ul>
      {left.includes('prices') && <Withdraw onDone={() => keep('prices')} />}
      <Failure>{failure}</Failure>
      {left.length > 0 && (
        <div className="row">
          <Button variant="quiet" onClick={onLater}>
            {texts.later}
          </Button>
        </div>
      )}
    </section>
  );
}

function SettingList({ settings }: { settings: readonly Setting[] }) {
  return (
    <ul className={styles.samples}>
      {settings.map(({ name }) => (
        <li key={name}>{settingsTexts.names[name]}</li>
      ))}
    </ul>
  );
}

/** Takes all models off the website, one after another: if it is interrupted, the next press continues. */
function Withdraw({ onDone }: { onDone: () => Promise<boolean> }) {
  const [progress, setProgress] = useState<{ done: number; all: number }>();
  const { change, isBusy, failure } = useChange({
    mutate: async () => {
      const [bikes, scooters] = await Promise.all([
        call('GET /api/bikes_admin', {}),
        call('GET /api/scooters_admin', {}),
      ]);
      const shown = [
        ...bikes.map((row) => ({ ...row, call: 'PATCH /api/bikes/:id/status' as const })),
        ...scooters.map((row) => ({ ...row, call: 'PATCH /api/scooters/:id/status' as const })),
      ].filter(({ status }) => status === 1);
      for (const [at, { id, call: name }] of shown.entries()) {
        setProgress({ done: at, all: shown.length });
        await call(name, { params: { id: String(id) }, body: { status: 0 } });
      }
      if (await onDone()) void showToast('success', texts.withdrawn);
    },
    onBegin: () => setProgress(undefined),
  });
  return (
    <>
      <p className="hint">{texts.withdrawText}</p>
      <Failure>{failure}</Failure>
      <div className="row">
        <Button busy={isBusy} onClick={() => void change()}>
          {isBusy && progress ? texts.withdrawing(progress.done, progress.all) : texts.withdraw}
        </Button>
      </div>
    </>
  );
}

/** Says that there is no backup, while that is so. */
function NoBackup() {
  const { data } = useQuery(callQuery(queryKeys.lastBackup, 'GET /api/lastBackup'));
  return data?.backup === null && <p>{texts.backup}</p>;
}

function Finish({ settings }: { settings: readonly Setting[] }) {
  const { change: save, isBusy, failure } = useSave();
  const missing = sampleSettings(settings).filter(({ name }) => firstSettings.includes(name));
  return (
    <>
      <section className="area" aria-labelledby="step-title">
        <h2 id="step-title">{steps.finish}</h2>
        {isSetUp(settings) ? (
          <p>{texts.finished}</p>
        ) : (
          <>
            <p>{texts.finishText}</p>
            <NoBackup />
            {missing.length > 0 && (
              <>
                <p>{texts.missing}</p>
                <SettingList settings={missing} />
              </>
            )}
            <div className="row">
              <Button
                variant="primary"
                busy={isBusy}
                disabled={missing.length > 0}
                onClick={() => void save(withValue(settings, 'setup', 'done'))}
              >
                {texts.finishNow}
              </Button>
            </div>
          </>
        )}
        <Failure>{failure}</Failure>
      </section>
      <PromiseOffer settings={settings} />
    </>
  );
}
