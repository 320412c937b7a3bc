import { deskLimits, isRead, type DeskDetail } from '@dealership/shared';
import { conflictTexts } from '@dealership/shared/texts/staff/conflict.ts';
import { deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { deskEnquiryTexts, stepTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { useEffect, useRef, useState } from 'react';
import { latePart } from '../../../lib/browser/late.ts';
import { greetingOf, messageLink } from '../../../lib/staff/message-links.ts';
import { useMay } from '../../../lib/staff/rights.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FailureBoundary } from '../../../ui/failure-boundary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { ChoicesWait } from './choices-wait.tsx';
import { useDesk } from '../common/desk-context.ts';
import { staffName } from '../common/staff-name.ts';
import { Sheet } from './sheet.tsx';
import styles from '../common/sheets.module.css';
import { StepConflictView, StepFailure, StepState } from '../sending/step-feedback.tsx';
import type { Allowed, Contact } from '../sending/use-contact.ts';
import { seenOf, type StepSender } from '../sending/use-step.ts';
import { useTypedTexts } from './use-typed-texts.ts';

const loading = <p role="status">{deskTexts.loading}</p>;
const ReplyList = latePart(
  async () => (await import('../replies/reply-list.tsx')).ReplyList,
  loading,
);
const AllowedOffer = latePart(
  async () => (await import('../replies/allowed-offer.tsx')).AllowedOffer,
  loading,
);

const newTab = { target: '_blank', rel: 'noopener noreferrer' };

export interface StepSheetProps {
  detail: DeskDetail;
  sender: StepSender;
  onClosed: () => void;
}

export function NoteSheet({ detail: { enquiry }, sender, onClosed }: StepSheetProps) {
  const { note, setNote } = useTypedTexts(enquiry.reference);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => field.current?.focus(), []);
  const text = note.trim();
  return (
    <Sheet title={stepTexts.noteOn(enquiry.sent.name || deskTexts.unnamed)} onClosed={onClosed}>
      <form
        className={styles.panel}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (text === '') setIsMissing(true);
          else sender.take({ do: 'note', text }, enquiry.version);
        }}
      >
        <Field
          label={stepTexts.note}
          error={isMissing && text === '' ? stepTexts.emptyNote : undefined}
        >
          {(control) => (
            <textarea
              {...control}
              ref={field}
              rows={4}
              maxLength={2 * deskLimits.note}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" busy={sender.isBusy}>
          {sender.isBusy ? stepTexts.saving : stepTexts.saveNote}
        </Button>
      </form>
      <StepFailure sender={sender} />
    </Sheet>
  );
}

/** Chooses who answers the enquiry: the user, a colleague who may read it, or nobody yet. */
export function AssignSheet({ detail, sender, onClosed }: StepSheetProps) {
  const { enquiry } = detail;
  const desk = useDesk();
  const { choices, ownUserId } = desk;
  const mayAssign = useMay('enquiries.assign');
  const [seen] = useState(detail);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  const assignee = enquiry.assignee?.user_id;
  const mayChange = mayAssign || assignee === undefined || assignee === ownUserId;
  const take = (to: string | null) => sender.take({ do: 'assign', to }, seen.enquiry.version);
  const readers = (choices?.colleagues ?? []).filter((each) => isRead(each, enquiry));
  const branches = (choices?.branches ?? []).filter(({ id }) => id !== enquiry.branch);
  const others = readers.filter(({ user_id: id }) => id !== ownUserId);
  const canTake = readers.some(({ user_id: id }) => id === ownUserId);
  return (
    <Sheet
      title={stepTexts.assignOf(enquiry.sent.name || deskTexts.unnamed)}
      shown={choices ? 'choices' : ''}
      onClosed={onClosed}
    >
      {sender.conflict ? (
        <StepConflictView
          {...sender.conflict}
          context={{ ...desk, enquiry }}
          seen={seenOf(seen)}
          onChoose={(side) => (side === 'theirs' ? onClosed() : sender.takeAllTheSame())}
        />
      ) : (
        <div ref={list} className={styles.list} inert={sender.isBusy}>
          {!choices && <ChoicesWait />}
          {canTake && assignee !== ownUserId && mayChange && (
            <Button onClick={() => take(ownUserId)}>{stepTexts.take}</Button>
          )}
          {assignee !== undefined && mayChange && (
            <Button onClick={() => take(null)}>{stepTexts.toQueue}</Button>
          )}
          {mayAssign &&
            others.map((each) => {
              const isAssignee = each.user_id === assignee;
              return (
                <Button
                  key={each.user_id}
                  aria-disabled={isAssignee}
                  onClick={() => !isAssignee && take(each.user_id)}
                >
                  <span>
                    <span>{staffName(each, ownUserId)}</span>
                    {(isAssignee || each.is_on_duty) && (
                      <small>{isAssignee ? stepTexts.isAssignee : stepTexts.onDuty}</small>
                    )}
                  </span>
                </Button>
              );
            })}
          {branches.length > 0 && <h3>{stepTexts.toBranch}</h3>}
          {branches.map(({ id, name }) => (
            <Button
              key={id}
              onClick={() => sender.take({ do: 'branch', to: id }, seen.enquiry.version)}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
      {!mayAssign && <p className="hint">{stepTexts.mayNotAssign}</p>}
      {mayAssign && choices && others.length === 0 && (
        <p className="hint">{stepTexts.nobodyElse}</p>
      )}
      <StepState sender={sender} />
    </Sheet>
  );
}

/** The ways to write to a customer: with a template or without. */
export function MessageSheet(
  props: StepSheetProps & {
    allowed: Allowed | undefined;
    /** Shows templates for WhatsApp alone. */
    isWhatsapp: boolean;
    contact: Pick<Contact, 'wrote' | 'opened'>;
  },
) {
  const { detail, sender, allowed, isWhatsapp, contact, onClosed } = props;
  const { enquiry } = detail;
  // Templates are for staff who may answer enquiries.
  const hasReplies = useMay('enquiries.work');
  const [shown, setShown] = useState('');
  return (
    <Sheet
      title={stepTexts.messageTo(enquiry.sent.name || deskTexts.unnamed)}
      shown={allowed ? 'allowed' : shown}
      onClosed={onClosed}
    >
      {hasReplies && (
        <FailureBoundary>
          {allowed ? (
            <AllowedOffer enquiry={enquiry} allowed={allowed} onOpened={contact.opened} />
          ) : (
            <ReplyList
              enquiry={enquiry}
              sender={sender}
              only={isWhatsapp ? 'whatsapp' : undefined}
              onWrote={contact.wrote}
              onShown={() => setShown('replies')}
            />
          )}
        </FailureBoundary>
      )}
      <StepState
        sender={
          sender.conflict
            ? { ...sender, failure: conflictTexts.title, again: sender.takeAllTheSame }
            : sender
        }
      />
      {!allowed && (
        <div className={styles.list}>
          {(isWhatsapp ? (['whatsapp'] as const) : (['sms', 'mail'] as const)).map((way) => {
            const link = messageLink(way, enquiry.sent, greetingOf(enquiry.sent));
            return (
              link !== undefined && (
                <ButtonLink
                  key={way}
                  href={link}
                  {...(isWhatsapp && newTab)}
                  onClick={() => contact.wrote(way)}
                >
                  {way === 'whatsapp' ? deskEnquiryTexts.plainWhatsapp : deskEnquiryTexts[way]}
                </ButtonLink>
              )
            );
          })}
        </div>
      )}
    </Sheet>
  );
}
