import {
  screenAddress,
  addedOrigins,
  deskLimits,
  isRead,
  isSpokenTo,
  nextMorning,
  type EnquiryKind,
  type FormField,
  readContactNumber,
  readShare,
} from '@dealership/shared';
import { addEnquiryTexts as texts } from '@dealership/shared/texts/staff/desk/customers.ts';
import { sharingTexts } from '@dealership/shared/texts/staff/sharing.ts';
import { useState, useEffect, useMemo, useRef, useEffectEvent } from 'react';
import { Screen } from '../../../ui/screens/screen.tsx';
import { AdminDialog, DialogForm } from '../../../ui/dialogs/admin-dialog.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import {
  type AddEnquiryFormProps,
  textOf,
  useAddedEnquiry,
  type AddedEnquiry,
} from './use-added-enquiry.ts';
import { kindTexts } from '@dealership/shared/texts/common/kinds/index.ts';
import { kindNames } from '@dealership/shared/texts/staff/desk/desk.ts';
import { useHoursOf, useUsualBranch } from '../../../lib/staff/branches.ts';
import { forgetShare, noteShareShown, useHeldShare } from '../../../lib/sharing/held-share.ts';
import { useMay, useOwnUserId } from '../../../lib/staff/rights.ts';
import { RadioField, SelectField } from '../../../ui/forms/choice-fields.tsx';
import { ChosenTimeNote } from '../../../ui/forms/chosen-time.tsx';
import { BranchField } from '../../../ui/forms/kind-field.tsx';
import { ColleagueField } from '../../../ui/forms/colleague-field.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { InputField } from '../../../ui/forms/input-field.tsx';
import styles from '../common/customers.module.css';
import { AddedField } from './added-field.tsx';
import { SharedPart, type Shared } from './shared-part.tsx';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/calls/call.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';

/**
 * Writes down an enquiry from a customer who is present, on the telephone, or on WhatsApp: first the kind, then the
 * common fields, the rest behind *More*.
 */
export function AddEnquiryDialog(props: AddEnquiryFormProps & { onClosed: () => void }) {
  const mayImport = useMay('enquiries.import');
  const added = useAddedEnquiry(props);
  const { kinds, draft, change } = added;
  return (
    <AdminDialog title={texts.title} onClosed={props.onClosed}>
      {props.shared && <SharedPart shared={props.shared} />}
      {draft.kind ? (
        <AddedForm {...added} kind={draft.kind} />
      ) : (
        <>
          {props.shared && <KnownNumber mobile={props.shared.mobile} />}
          <KindChoice kinds={kinds} change={change} />
          {mayImport && !props.given && !props.shared && (
            <Link to={screenAddress('import-leads')} className={buttonClass('quiet')}>
              {texts.importLeads}
            </Link>
          )}
        </>
      )}
    </AdminDialog>
  );
}

/** The same dialog as a separate screen; what another app has shared opens here. */
export function AddEnquiryScreen() {
  const held = useHeldShare();
  const [isOpen, setIsOpen] = useState(true);
  const [added, setAdded] = useState<string>();
  const shared = useMemo(
    (): Shared | undefined =>
      typeof held === 'object'
        ? { id: held.id, pictures: held.share.pictures, ...readShare(held.share) }
        : undefined,
    [held],
  );
  const isLost = held === 'lost';
  useEffect(() => {
    if (shared) noteShareShown();
  }, [shared]);
  const open = () => {
    if (isLost) forgetShare();
    setIsOpen(true);
  };
  return (
    <Screen texts={texts} isBusy={held === 'asking'}>
      {isLost && <p role="alert">{sharingTexts.lost}</p>}
      <p role="status">
        {added !== undefined && (
          <span>
            {texts.added(added)}{' '}
            <Link to={screenAddress('desk', { enquiry: added })}>{texts.open}</Link>
          </span>
        )}
      </p>
      <div>
        <Button variant="primary" onClick={open}>
          {texts.title}
        </Button>
      </div>
      {isOpen && !isLost && held !== 'asking' && (
        <AddEnquiryDialog
          key={shared?.id}
          shared={shared}
          onAdded={(reference) => {
            setIsOpen(false);
            forgetShare();
            setAdded(reference);
          }}
          onClosed={() => setIsOpen(false)}
        />
      )}
    </Screen>
  );
}

function KindChoice({ kinds, change }: Pick<AddedEnquiry, 'kinds' | 'change'>) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={group} className={styles.form} role="group" aria-label={texts.kind}>
      <p className="strong" aria-hidden="true">
        {texts.kind}
      </p>
      <div className={styles.kinds}>
        {kinds.map((each) => (
          <Button key={each} onClick={() => change({ kind: each })}>
            {kindNames[each]}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** The option for the user. */
const SELF = '(self)';

type AddedFormProps = AddedEnquiry & { kind: EnquiryKind };

function AddedForm(props: AddedFormProps) {
  const { kind, kinds, draft, change, end, dialog, parts } = props;
  const { form, problems } = dialog;
  const { answers } = draft;
  const hours = useHoursOf()(draft.branch);
  useEffect(() => {
    // The kind's button, which had the focus, is gone.
    form.current?.querySelector<HTMLElement>('input[type=tel]')?.focus();
  }, [form]);
  const field = (each: FormField) => (
    <AddedField
      key={each.field}
      field={each}
      texts={kindTexts[kind]}
      hours={hours}
      value={answers[each.field]}
      error={problems[each.wire]}
      onChange={(value) => change({ answers: { ...answers, [each.field]: value } })}
    />
  );
  return (
    <DialogForm form={dialog} action={texts.action} onCancel={end}>
      <div className={styles.chosen}>
        <span className="strong">{kindNames[kind]}</span>
        {kinds.length > 1 && (
          <Button variant="quiet" onClick={() => change({ kind: undefined })}>
            {texts.changeKind}
          </Button>
        )}
      </div>
      <RadioField
        label={texts.origin}
        name="origin"
        all={addedOrigins}
        chosen={draft.origin}
        nameOf={(each) => texts.origins[each]}
        onChange={(origin) => change({ origin })}
      />
      <BranchField
        branch={draft.branch}
        onChoose={(branch) => change({ branch })}
        isFilter={false}
        error={problems.branch}
      />
      {parts.mobile.map(field)}
      <KnownNumber
        mobile={textOf(answers.mobile)}
        onKnown={(name) => {
          if (name !== '' && textOf(answers.name).trim() === '') {
            change({ answers: { ...answers, name } });
          }
        }}
      />
      {parts.name.map(field)}
      {parts.main.map(field)}
      {kind !== 'opt-in' && <NextFields {...props} />}
      {parts.isOpen && parts.rest.map(field)}
      {parts.hasNote && <NoteField {...props} />}
      {parts.isOpen && <AssigneeField {...props} />}
      {!parts.isHeld && (
        <div>
          <Button
            variant="quiet"
            aria-expanded={parts.isMore}
            onClick={() => parts.setIsMore(!parts.isMore)}
          >
            {parts.isMore ? texts.less : texts.more}
          </Button>
        </div>
      )}
    </DialogForm>
  );
}

/** Who answers it: the user, or a colleague who reads enquiries of its kind and branch. */
function AssigneeField({ kind, draft, change, dialog }: AddedFormProps) {
  const mayAssign = useMay('enquiries.assign');
  const ownUserId = useOwnUserId();
  const usual = useUsualBranch();
  const branch = draft.branch || usual;
  return (
    <ColleagueField
      label={texts.assignee}
      error={dialog.problems.to}
      value={draft.to ?? SELF}
      onChange={(to) => change({ to: to === SELF ? undefined : to })}
      isOffered={(each) => each.user_id !== ownUserId && isRead(each, { kind, branch })}
      isWanted={mayAssign}
    >
      <option value={SELF}>{texts.me}</option>
      <option value="">{texts.queue}</option>
    </ColleagueField>
  );
}

/** What the kind's form has no field for. */
function NoteField({ draft, change, dialog }: AddedFormProps) {
  return (
    <Field label={sharingTexts.note} error={dialog.problems.note}>
      {(input) => (
        <textarea
          {...input}
          rows={3}
          maxLength={deskLimits.note}
          value={draft.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      )}
    </Field>
  );
}

/** The time of the next step. */
function NextFields({ draft, change, dialog }: AddedFormProps) {
  const { origin, next, nextAt } = draft;
  const { problems } = dialog;
  const hours = useHoursOf()(draft.branch);
  const [now] = useState(() => Date.now());
  const isEverOpen = nextMorning(hours, now) !== undefined;
  const usual = !isEverOpen ? 'tomorrow' : isSpokenTo(origin) ? 'usual' : 'answer';
  const chooseTime = (at: string) => change({ nextAt: at, next: 'at' });
  return (
    <>
      <SelectField
        label={texts.next}
        all={['usual', 'soon', 'later', 'at']}
        chosen={next}
        nameOf={(each) => texts.nextOf[each === 'usual' ? usual : each]}
        onChange={(each) => change({ next: each })}
      />
      {(next === 'at' || problems.nextAt !== undefined) && (
        <InputField
          type="datetime-local"
          label={texts.nextAt}
          required
          value={nextAt}
          error={problems.nextAt}
          note={<ChosenTimeNote hours={hours} value={nextAt} onChoose={chooseTime} />}
          onChange={chooseTime}
        />
      )}
    </>
  );
}

/** Shows whose number it is, while it is typed; `onKnown` gets the customer's name. */
function KnownNumber(props: { mobile: string; onKnown?: (name: string) => void }) {
  const { mobile, onKnown } = props;
  const number = readContactNumber(mobile);
  const { data } = useQuery({
    queryKey: queryKeys.knownNumber(number),
    queryFn: ({ signal }) =>
      call('POST /api/knownCustomer', { body: { mobile: number ?? '' }, signal }),
    enabled: number !== undefined,
    gcTime: 0,
  });
  const customer = number === undefined ? undefined : data?.customer;
  const notify = useEffectEvent((name: string) => onKnown?.(name));
  useEffect(() => {
    if (customer) notify(customer.name);
  }, [customer]);
  return (
    <div role="status">
      {customer && (
        <p className={styles.known}>
          {texts.known(customer)}{' '}
          <Link to={screenAddress('customer', { customer: String(customer.id) })}>{texts.see}</Link>
        </p>
      )}
    </div>
  );
}
