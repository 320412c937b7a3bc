import type { LostReason, ManyStep } from '@dealership/shared';
import { stepTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { manyTexts as texts } from '@dealership/shared/texts/staff/desk/many.ts';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ChoicesWait } from '../steps/choices-wait.tsx';
import { useHoursOf } from '../../../lib/staff/branches.ts';
import { useDesk } from '../common/desk-context.ts';
import { staffName } from '../common/staff-name.ts';
import { AskPanel, WhyPanel } from '../steps/outcome-panels.tsx';
import { Sheet } from '../steps/sheet.tsx';
import styles from '../common/sheets.module.css';
import { StepState } from '../sending/step-feedback.tsx';
import { WhenPanel } from '../steps/when-panel.tsx';

interface ManySheetProps {
  doing: ManyStep['do'];
  count: number;
  /** More enquiries match than one step may change. */
  hasMore: boolean;
  sender: ComponentProps<typeof StepState>['sender'];
  onTake: (step: ManyStep) => void;
  onClosed: () => void;
}

/** Asks for the assignee, the due time or the reason to close, for the number of enquiries in the title. */
export function ManySheet(props: ManySheetProps) {
  const { doing, count, hasMore, sender, onClosed } = props;
  const { choices } = useDesk();
  const [reason, setReason] = useState<LostReason>();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [reason]);
  return (
    <Sheet
      title={texts.titles[doing](count)}
      shown={[reason?.key, !choices].join(' ')}
      onClosed={onClosed}
    >
      <p className="hint">
        {hasMore ? `${texts.only(count)} ${texts.hints[doing]}` : texts.hints[doing]}
      </p>
      <div ref={panel} className={styles.panel} inert={sender.isBusy}>
        <Panel {...props} reason={reason} onReason={setReason} />
      </div>
      <StepState sender={sender} />
      {reason && (
        <Button variant="quiet" className={styles.back} onClick={() => setReason(undefined)}>
          {stepTexts.back}
        </Button>
      )}
    </Sheet>
  );
}

interface PanelProps extends ManySheetProps {
  /** The chosen reason, which needs a detail. */
  reason: LostReason | undefined;
  onReason: (reason: LostReason) => void;
}

function Panel({ doing, count, reason, onReason, onTake }: PanelProps) {
  const { ownUserId, choices, filters } = useDesk();
  // Of the branch in the filter; of several together the usual one.
  const hours = useHoursOf()(filters.branch);
  const [asked, setAsked] = useState('');
  const lose = (chosen: LostReason, answer?: { detail: string }) =>
    onTake({ do: 'close', then: { to: 'lost', reason: chosen.key, ...answer } });
  if (doing === 'next')
    return <WhenPanel hours={hours} onChoose={(at) => onTake({ do: 'next', at })} />;
  if (doing === 'assign') {
    return (
      <div className={styles.list}>
        {!choices && <ChoicesWait />}
        {choices?.colleagues.map((each) => (
          <Button key={each.user_id} onClick={() => onTake({ do: 'assign', to: each.user_id })}>
            <span>
              <span>{each.user_id === ownUserId ? texts.take : staffName(each, ownUserId)}</span>
              {each.is_on_duty && <small>{stepTexts.onDuty}</small>}
            </span>
          </Button>
        ))}
        <Button onClick={() => onTake({ do: 'assign', to: null })}>{texts.toQueue}</Button>
      </div>
    );
  }
  if (reason) {
    return (
      <AskPanel
        reason={reason}
        close={texts.titles.close(count)}
        text={asked}
        onText={setAsked}
        onAnswered={(detail) => lose(reason, { detail })}
      />
    );
  }
  return (
    <WhyPanel
      doneWord={texts.isDone}
      onDone={() => onTake({ do: 'close', then: { to: 'done' } })}
      onLost={(chosen) => (chosen.asks ? onReason(chosen) : lose(chosen))}
    />
  );
}
