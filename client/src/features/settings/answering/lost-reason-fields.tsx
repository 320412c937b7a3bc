import { answeringLimits, fixedReasons, reasonDetails, type LostReason } from '@dealership/shared';
import { answeringTexts as texts } from '@dealership/shared/texts/staff/settings/answering.ts';
import { useId, useState, type ReactNode } from 'react';
import { langOf } from '../../../lib/page/lang-of.ts';
import { randomId } from '../../../lib/browser/random-id.ts';
import { Button } from '../../../ui/button.tsx';
import { useMoves } from '../../../ui/lists/use-moves.tsx';
import type { SettingFields } from '../sections/settings-section.tsx';
import styles from '../settings.module.css';
import { bindTexts, type TextValue } from '../../../ui/forms/bind-fields.ts';
import { SelectField, TickField } from '../../../ui/forms/choice-fields.tsx';
import { LocalInput } from '../../../ui/forms/languages/local-input.tsx';

const nameOf = ({ label }: LostReason) => label.en || texts.newReason;

function isFixed(reason: LostReason): boolean {
  return Object.values<string>(fixedReasons).includes(reason.key);
}

/** Its key is stored with the enquiries, and never shown. */
function begin(): LostReason {
  return { key: `own-${randomId().slice(0, 12)}`, label: { en: '' } };
}

/** The reasons why enquiries end without success, in the order in which they are offered. */
export function LostReasonFields({ values, set, problems }: SettingFields<'lostReasons'>) {
  const { lostReasons: reasons } = values;
  const change = (wanted: readonly LostReason[]) => set({ lostReasons: wanted });
  /** Reasons deleted at the next save. The server returns which of them have been used. */
  const [removed, setRemoved] = useState<readonly LostReason[]>([]);
  const { list, add, append, replace, remove, arrows, announcement } = useMoves({
    items: reasons,
    nameOf,
    onChange: change,
  });
  const gone = removed.filter(({ key }) => reasons.every((reason) => reason.key !== key));
  return (
    <>
      <p className="hint">{texts.reasonsHint}</p>
      <div ref={list} className={styles.fields}>
        {reasons.map((reason, at) => (
          <ReasonFrame
            key={reason.key}
            reason={reason}
            text={bindTexts({
              values: reason,
              problems,
              path: `lostReasons.${at}.`,
              onChange: (changed) => replace(at, { ...reason, ...changed }),
            })('label')}
            hasProblem={Object.keys(problems).some((name) => name.startsWith(`lostReasons.${at}.`))}
            place={at + 1}
            arrows={arrows(reason, at)}
            onChange={(wanted) => replace(at, wanted)}
            onRemove={() => {
              if (reason.label.en !== '') setRemoved([...gone, reason]);
              remove(at);
            }}
          />
        ))}
      </div>
      {announcement}
      {gone.map((reason) => (
        <p key={reason.key} className="hint">
          {texts.removed(nameOf(reason))}{' '}
          <Button
            variant="quiet"
            aria-label={texts.keepOf(nameOf(reason))}
            onClick={() => {
              change([...reasons, reason]);
              add.current?.focus();
            }}
          >
            {texts.keep}
          </Button>
        </p>
      ))}
      <Button ref={add} onClick={() => append(begin())}>
        {texts.add}
      </Button>
    </>
  );
}

interface ReasonFrameProps {
  reason: LostReason;
  text: TextValue;
  hasProblem: boolean;
  /** Position from 1. */
  place: number;
  arrows: ReactNode;
  onChange: (reason: LostReason) => void;
  onRemove: () => void;
}

function ReasonFrame(props: ReasonFrameProps) {
  const { reason, text, hasProblem, place, arrows, onChange, onRemove } = props;
  const name = nameOf(reason);
  const id = useId();
  const [isNew] = useState(reason.label.en === '');
  return (
    <details className={styles.fold} aria-labelledby={id} open={hasProblem || isNew || undefined}>
      <summary>
        <span>{`${place}. `}</span>
        <span {...langOf(name)} id={id}>
          {name}
        </span>
        <span>{texts.reasonSays(reason)}</span>
      </summary>
      <div className="beside">
        <LocalInput {...text} label={texts.label} max={answeringLimits.reason} required />
        <SelectField
          label={texts.asksLabel}
          all={['', ...reasonDetails]}
          chosen={reason.asks ?? ''}
          nameOf={(asked) => texts.asks[asked]}
          onChange={(asked) => onChange({ ...reason, asks: asked || undefined })}
        />
      </div>
      {isFixed(reason) ? (
        <p className="hint">{texts.fixed}</p>
      ) : (
        <TickField
          label={texts.isHidden}
          isTicked={reason.isHidden ?? false}
          onChange={(isTicked) => onChange({ ...reason, isHidden: isTicked || undefined })}
        />
      )}
      <div className="row">
        {arrows}
        {!isFixed(reason) && (
          <Button variant="quiet" aria-label={texts.removeOf(name)} onClick={onRemove}>
            {texts.remove}
          </Button>
        )}
      </div>
    </details>
  );
}
