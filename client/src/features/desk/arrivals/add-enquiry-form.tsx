import {
  addedOrigins,
  DAY_MS,
  enquiryDefinitions,
  isSpokenTo,
  minuteOf,
  nextMorning,
  type AddedOrigin,
  type EnquiryField,
  type EnquiryKind,
  type FormField,
} from '@dealership/shared';
import { kindTexts } from '@dealership/shared/texts/common/kinds/index.ts';
import { addEnquiryTexts as texts } from '@dealership/shared/texts/staff/desk/customers.ts';
import { kindNames } from '@dealership/shared/texts/staff/desk/desk.ts';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/calls/api-client.ts';
import type { Problems } from '../../../lib/staff/beside-fields.ts';
import { call } from '../../../lib/calls/call.ts';
import { dealership } from '../../../lib/page/dealership.ts';
import { randomId } from '../../../lib/browser/random-id.ts';
import { Refusal } from '../../../lib/calls/refusal.ts';
import { useMay, useOwnKinds } from '../../../lib/staff/rights.ts';
import { useTyped } from '../../../lib/staff/typed.ts';
import { closeDialogAround, DialogFoot } from '../../../ui/dialogs/admin-dialog.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Choice, Field, FieldGroup } from '../../../ui/forms/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { ChosenTimeNote } from '../../../ui/forms/chosen-time.tsx';
import { TimeField } from '../../../ui/forms/time-field.tsx';
import { useDialogForm } from '../../../ui/forms/use-dialog-form.ts';
import { AddedField } from './added-field.tsx';
import { AssigneeField } from './assignee-field.tsx';
import type { LinkOf } from '../common/customer-queries.ts';
import { KnownNumber } from './known-number.tsx';
import styles from '../common/customers.module.css';

interface AddEnquiryFormProps {
  given?: { name?: string; mobile?: string };
  linkOf: LinkOf;
  onAdded: (reference: string) => void;
}

type Next = keyof typeof texts.nextOf;

/** What has been typed. Answers stand under the fields' own names: they stay when another kind is chosen. */
interface Draft {
  kind: EnquiryKind | undefined;
  origin: AddedOrigin;
  answers: Partial<Record<EnquiryField, unknown>>;
  next: Next;
  /** `YYYY-MM-DDTHH:MM` */
  nextAt: string;
  /** User id; `''`: nobody; `undefined`: whoever types. */
  to: string | undefined;
}

/** What is asked at once beside name and number: the first of these that the kind has. */
const mainFields: readonly EnquiryField[] = ['model', 'registrationNumber', 'message', 'email'];

/** The form of an enquiry that staff write down: the kind first, then what every one has, and the rest behind *More*. */
export function AddEnquiryForm({ given, linkOf, onAdded }: AddEnquiryFormProps) {
  const { name = '', mobile = '' } = given ?? {};
  const kinds = useOwnKinds();
  const [isEverOpen] = useState(() => nextMorning(dealership().hours, Date.now()) !== undefined);
  const mayAssign = useMay('enquiries.assign');
  const mayImport = useMay('enquiries.import');
  // Of another customer nothing is there.
  const [draft, setDraft] = useTyped<Draft>(`enquiry-${name}-${mobile}`, () => ({
    kind: kinds.length === 1 ? kinds[0] : undefined,
    origin: 'walk-in',
    answers: { name, mobile },
    next: 'usual',
    nextAt: '',
    to: undefined,
  }));
  const [isMore, setIsMore] = useState(false);
  const { kind, origin, answers, next, nextAt, to } = draft;
  const change = (values: Partial<Draft>) => setDraft({ ...draft, ...values });
  const keys = useRef<{ key: string; body: string }>({ key: '', body: '' });
  const form = kind ? enquiryDefinitions[kind].form : [];
  const wireOf = (field: EnquiryField) => form.find((each) => each.field === field)?.wire;
  const mobileWire = wireOf('mobile') ?? 'mobile';

  const {
    form: ref,
    isBusy,
    problems,
    failure,
    onSubmit,
  } = useDialogForm({
    fields: [...form.map(({ wire }) => wire), 'nextAt', 'to'],
    check: (): Problems => {
      const isNamed = [answers.name, answers.mobile].some((value) => textOf(value).trim() !== '');
      if (!isNamed) return { [mobileWire]: texts.nameOrNumberMissing };
      return next === 'at' && nextAt === '' ? { nextAt: texts.nextMissing } : {};
    },
    act: async () => {
      if (!kind) return;
      const at = minuteOfNext(next, nextAt);
      const body = {
        kind,
        origin,
        values: valuesOf(form, answers),
        ...(at !== undefined && { nextAt: at }),
        ...(to !== undefined && { to: to === '' ? null : to }),
      };
      // The same enquiry is stored once however often it is sent; a changed one is another.
      const text = JSON.stringify(body);
      if (keys.current.body !== text) keys.current = { key: randomId(), body: text };
      try {
        const { reference } = await call('POST /api/desk/enquiries', {
          body: { key: keys.current.key, ...body },
        });
        setDraft(undefined);
        closeDialogAround(ref.current);
        onAdded(reference);
      } catch (error) {
        const isUncertain = error instanceof ApiError && error.code === 'unreachable';
        throw isUncertain ? new Refusal(texts.uncertain) : error;
      }
    },
  });

  useEffect(() => {
    // What had the focus, the button of the kind, is gone.
    if (kind) ref.current?.querySelector<HTMLElement>('input[type=tel]')?.focus();
  }, [kind, ref]);

  if (!kind) {
    return (
      <>
        <KindChoice kinds={kinds} onChoose={(chosen) => change({ kind: chosen })} />
        {mayImport && !given && (
          <Link to={linkOf('import-leads')} className={buttonClass('quiet')}>
            {texts.importLeads}
          </Link>
        )}
      </>
    );
  }

  const main = mainFields.map((name) => form.find(({ field }) => field === name)).find(Boolean);
  const shown = new Set<EnquiryField | undefined>(['name', 'mobile', main?.field]);
  const rest = form.filter(({ field, control }) => !shown.has(field) && control.type !== 'hidden');
  /** Something in it has to be put right. */
  const isRestHeld =
    problems.to !== undefined || rest.some(({ wire }) => problems[wire] !== undefined);
  const isRestOpen = isMore || isRestHeld;
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
  const named = (name: EnquiryField) => form.filter((each) => each.field === name).map(field);

  return (
    <form ref={ref} className={styles.form} noValidate onSubmit={onSubmit}>
      <div className={styles.chosen}>
        <span className={styles.strong}>{kindNames[kind]}</span>
        {kinds.length > 1 && (
          <Button variant="quiet" onClick={() => change({ kind: undefined })}>
            {texts.changeKind}
          </Button>
        )}
      </div>
      <FieldGroup label={texts.origin} isChoice>
        {addedOrigins.map((each) => (
          <Choice key={each} label={texts.origins[each]}>
            {(control) => (
              <input
                {...control}
                type="radio"
                name="origin"
                checked={origin === each}
                onChange={() => change({ origin: each })}
              />
            )}
          </Choice>
        ))}
      </FieldGroup>
      {named('mobile')}
      <KnownNumber
        mobile={textOf(answers.mobile)}
        linkOf={linkOf}
        onKnown={(name) => {
          if (name !== '' && textOf(answers.name).trim() === '') {
            change({ answers: { ...answers, name } });
          }
        }}
      />
      {named('name')}
      {main && field(main)}
      {kind !== 'opt-in' && (
        <>
          <Field label={texts.next}>
            {(control) => (
              <select
                {...control}
                value={next}
                onChange={({ target }) => change({ next: target.value as Next })}
              >
                <option value="usual">
                  {texts.nextOf[!isEverOpen ? 'tomorrow' : isSpokenTo(origin) ? 'usual' : 'answer']}
                </option>
                {(['soon', 'later', 'at'] as const).map((each) => (
                  <option key={each} value={each}>
                    {texts.nextOf[each]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {(next === 'at' || problems.nextAt !== undefined) && (
            <TimeField
              type="datetime-local"
              label={texts.nextAt}
              required
              value={nextAt}
              error={problems.nextAt}
              note={
                <ChosenTimeNote
                  value={nextAt}
                  onChoose={(at) => change({ nextAt: at, next: 'at' })}
                />
              }
              onChange={(at) => change({ nextAt: at, next: 'at' })}
            />
          )}
        </>
      )}
      {isRestOpen && rest.map(field)}
      {isRestOpen && (
        <AssigneeField
          kind={kind}
          mayAssign={mayAssign}
          value={to}
          error={problems.to}
          onChange={(chosen) => change({ to: chosen })}
        />
      )}
      {!isRestHeld && (
        <div>
          <Button variant="quiet" aria-expanded={isMore} onClick={() => setIsMore(!isMore)}>
            {isMore ? texts.less : texts.more}
          </Button>
        </div>
      )}
      <DialogFoot
        failure={failure}
        isBusy={isBusy}
        action={texts.action}
        onCancel={() => {
          setDraft(undefined);
          closeDialogAround(ref.current);
        }}
      />
    </form>
  );
}

interface KindChoiceProps {
  kinds: readonly EnquiryKind[];
  onChoose: (kind: EnquiryKind) => void;
}

function KindChoice({ kinds, onChoose }: KindChoiceProps) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={group} className={styles.form} role="group" aria-label={texts.kind}>
      <p className={styles.strong} aria-hidden="true">
        {texts.kind}
      </p>
      <div className={styles.kinds}>
        {kinds.map((each) => (
          <Button key={each} onClick={() => onChoose(each)}>
            {kindNames[each]}
          </Button>
        ))}
      </div>
    </div>
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function valuesOf(form: readonly FormField[], answers: Draft['answers']): Record<string, unknown> {
  return Object.fromEntries(
    form.flatMap(({ field, wire }) =>
      answers[field] === undefined || answers[field] === '' ? [] : [[wire, answers[field]]],
    ),
  );
}

const HOUR_MS = 3_600_000;

function minuteOfNext(next: Next, nextAt: string): string | undefined {
  switch (next) {
    case 'soon':
      return minuteOf(Date.now() + 2 * HOUR_MS);
    case 'later':
      return minuteOf(Date.now() + 3 * DAY_MS);
    case 'at':
      return nextAt;
    default:
      return undefined;
  }
}
