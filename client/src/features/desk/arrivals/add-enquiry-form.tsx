import {
  addedOrigins,
  isSpokenTo,
  nextMorning,
  screenAddress,
  type EnquiryKind,
  type FormField,
} from '@dealership/shared';
import { kindTexts } from '@dealership/shared/texts/common/kinds/index.ts';
import { addEnquiryTexts as texts } from '@dealership/shared/texts/staff/desk/customers.ts';
import { kindNames } from '@dealership/shared/texts/staff/desk/desk.ts';
import { useEffect, useRef, useState } from 'react';
import { dealership } from '../../../lib/page/dealership.ts';
import { useMay, useOwnUserId } from '../../../lib/staff/rights.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { DialogForm } from '../../../ui/dialogs/admin-dialog.tsx';
import { RadioField, SelectField } from '../../../ui/forms/choice-fields.tsx';
import { ChosenTimeNote } from '../../../ui/forms/chosen-time.tsx';
import { ColleagueField } from '../../../ui/forms/colleague-field.tsx';
import { InputField } from '../../../ui/forms/input-field.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from '../common/customers.module.css';
import { AddedField } from './added-field.tsx';
import { KnownNumber } from './known-number.tsx';
import {
  textOf,
  useAddedEnquiry,
  type AddedEnquiry,
  type AddEnquiryFormProps,
} from './use-added-enquiry.ts';

/** The form for an enquiry that staff write down: first the kind, then the common fields, the rest behind *More*. */
export function AddEnquiryForm(props: AddEnquiryFormProps) {
  const mayImport = useMay('enquiries.import');
  const added = useAddedEnquiry(props);
  const { kinds, draft, change } = added;
  if (draft.kind) return <AddedForm {...added} kind={draft.kind} />;
  return (
    <>
      <KindChoice kinds={kinds} change={change} />
      {mayImport && !props.given && (
        <Link to={screenAddress('import-leads')} className={buttonClass('quiet')}>
          {texts.importLeads}
        </Link>
      )}
    </>
  );
}

function KindChoice({ kinds, change }: Pick<AddedEnquiry, 'kinds' | 'change'>) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={group} className={styles.form} role="group" aria-label={texts.kind}>
      <p className={styles.strong} aria-hidden="true">
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

const SELF = '(self)';

type AddedFormProps = AddedEnquiry & { kind: EnquiryKind };

function AddedForm(props: AddedFormProps) {
  const { kind, kinds, draft, change, end, dialog, parts } = props;
  const { form, problems } = dialog;
  const { answers } = draft;
  const mayAssign = useMay('enquiries.assign');
  const ownUserId = useOwnUserId();
  useEffect(() => {
    // The kind's button, which had the focus, is gone.
    form.current?.querySelector<HTMLElement>('input[type=tel]')?.focus();
  }, [form]);
  const field = (each: FormField) => (
    <AddedField
      key={each.field}
      field={each}
      texts={kindTexts[kind]}
      value={answers[each.field]}
      error={problems[each.wire]}
      onChange={(value) => change({ answers: { ...answers, [each.field]: value } })}
    />
  );
  return (
    <DialogForm form={dialog} action={texts.action} onCancel={end}>
      <div className={styles.chosen}>
        <span className={styles.strong}>{kindNames[kind]}</span>
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
      {parts.isOpen && (
        <ColleagueField
          label={texts.assignee}
          error={problems.to}
          value={draft.to ?? SELF}
          onChange={(to) => change({ to: to === SELF ? undefined : to })}
          isOffered={({ user_id: id, kinds: read }) => id !== ownUserId && read.includes(kind)}
          isWanted={mayAssign}
        >
          <option value={SELF}>{texts.me}</option>
          <option value="">{texts.queue}</option>
        </ColleagueField>
      )}
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

function NextFields({ draft, change, dialog }: AddedFormProps) {
  const { origin, next, nextAt } = draft;
  const { problems } = dialog;
  const [isEverOpen] = useState(() => nextMorning(dealership().hours, Date.now()) !== undefined);
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
          note={<ChosenTimeNote value={nextAt} onChoose={chooseTime} />}
          onChange={chooseTime}
        />
      )}
    </>
  );
}
