import {
  DAY_MS,
  enquiryDefinitions,
  minuteOf,
  type AddedOrigin,
  type EnquiryField,
  type EnquiryKind,
  type FormField,
} from '@dealership/shared';
import { addEnquiryTexts as texts } from '@dealership/shared/texts/staff/desk/customers.ts';
import { useRef, useState } from 'react';
import { ApiError } from '../../../lib/calls/api-client.ts';
import type { Problems } from '../../../lib/staff/beside-fields.ts';
import { call } from '../../../lib/calls/call.ts';
import { randomId } from '../../../lib/browser/random-id.ts';
import { Refusal } from '../../../lib/calls/refusal.ts';
import { useOwnKinds } from '../../../lib/staff/rights.ts';
import { useTyped } from '../../../lib/staff/typed.ts';
import type { Shared } from './shared-part.tsx';
import { closeDialogAround } from '../../../ui/dialogs/admin-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';

export interface AddEnquiryFormProps {
  /** The customer's details that are already known. */
  given?: { name?: string; mobile?: string };
  /** What another app has shared: it fills the form in. */
  shared?: Shared | undefined;
  onAdded: (reference: string) => void;
}

export type Next = keyof typeof texts.nextOf;

/** The input so far. Answers have the fields' own names as keys: they stay when another kind is chosen. */
export interface Draft {
  kind: EnquiryKind | undefined;
  origin: AddedOrigin;
  answers: Partial<Record<EnquiryField, unknown>>;
  next: Next;
  /** `YYYY-MM-DDTHH:MM` */
  nextAt: string;
  /** Number of a branch; `''`: the first that the user reads. */
  branch: number | '';
  /** User id; `''`: nobody; `undefined`: the user. */
  to: string | undefined;
  /** What the kind's form has no field for. */
  note: string;
}

const HOUR_MS = 3_600_000;

/** Shown at once beside name and number: the first of these that the kind has. */
const mainFields: readonly EnquiryField[] = ['model', 'registrationNumber', 'message', 'email'];

/** An enquiry that is being written down, until it is stored. */
export function useAddedEnquiry({ given, shared, onAdded }: AddEnquiryFormProps) {
  const { name = '', mobile = '' } = shared ?? given ?? {};
  const { id = '', email = '', note = '', origin = 'walk-in' } = shared ?? {};
  const kinds = useOwnKinds();
  // The draft of one customer is not shown for another.
  const [draft, setDraft] = useTyped<Draft>(`enquiry-${name}-${mobile}${id}`, () => ({
    kind: kinds.length === 1 ? kinds[0] : undefined,
    origin,
    answers: { name, mobile, email, message: note },
    next: 'usual',
    nextAt: '',
    branch: '',
    to: undefined,
    note,
  }));
  const { kind, answers, next, nextAt } = draft;
  const keys = useRef<{ key: string; body: string }>({ key: '', body: '' });
  const fields = kind ? enquiryDefinitions[kind].form : [];
  const dialog = useForm({
    fields: [...fields.map(({ wire }) => wire), 'nextAt', 'branch', 'to', 'note'],
    check: (): Problems => {
      const isNamed = [answers.name, answers.mobile].some((value) => textOf(value).trim() !== '');
      const { wire = 'mobile' } = fields.find(({ field }) => field === 'mobile') ?? {};
      if (!isNamed) return { [wire]: texts.nameOrNumberMissing };
      return next === 'at' && nextAt === '' ? { nextAt: texts.nextMissing } : {};
    },
    act: async () => {
      if (!kind) return;
      const body = bodyOf({ ...draft, kind }, fields);
      // An enquiry that is sent again is stored once; after a change it is a new one.
      const text = JSON.stringify(body);
      if (keys.current.body !== text) keys.current = { key: randomId(), body: text };
      try {
        const { reference } = await call('POST /api/desk/enquiries', {
          body: { key: keys.current.key, ...body },
        });
        end();
        onAdded(reference);
      } catch (error) {
        const isUncertain = error instanceof ApiError && error.code === 'unreachable';
        throw isUncertain ? new Refusal(texts.uncertain) : error;
      }
    },
  });
  const end = () => {
    setDraft(undefined);
    closeDialogAround(dialog.form.current);
  };
  return {
    kinds,
    draft,
    change: (values: Partial<Draft>) => setDraft({ ...draft, ...values }),
    end,
    dialog,
    parts: usePartsOf(fields, dialog.problems, shared !== undefined),
  };
}

export type AddedEnquiry = ReturnType<typeof useAddedEnquiry>;

/** The questions of a form: one is shown at once, the rest behind *More*. */
function usePartsOf(fields: readonly FormField[], problems: Problems, isShared: boolean) {
  const [isMore, setIsMore] = useState(isShared);
  const named = (name: EnquiryField) => fields.filter(({ field }) => field === name);
  const main = mainFields.flatMap(named).slice(0, 1);
  const shown = new Set<EnquiryField | undefined>(['name', 'mobile', main[0]?.field]);
  const rest = fields.filter(
    ({ field, control }) => !shown.has(field) && control.type !== 'hidden',
  );
  /** A field behind *More* has to be corrected. */
  const isHeld = problems.to !== undefined || rest.some(({ wire }) => problems[wire] !== undefined);
  return {
    mobile: named('mobile'),
    name: named('name'),
    main,
    rest,
    hasNote: isShared && named('message').length === 0,
    isHeld,
    isMore,
    setIsMore,
    isOpen: isMore || isHeld,
  };
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function bodyOf(
  { kind, origin, answers, next, nextAt, branch, to, note }: Draft & { kind: EnquiryKind },
  fields: readonly FormField[],
) {
  const waits: Partial<Record<Next, number>> = { soon: 2 * HOUR_MS, later: 3 * DAY_MS };
  const wait = waits[next];
  const values = fields.map(({ field, wire }) => [wire, answers[field]] as const);
  return {
    kind,
    origin,
    values: Object.fromEntries(
      values.filter(([, value]) => value !== undefined && value !== ''),
    ) as Record<string, unknown>,
    ...(wait !== undefined && { nextAt: minuteOf(Date.now() + wait) }),
    ...(next === 'at' && { nextAt }),
    ...(branch !== '' && { branch }),
    ...(to !== undefined && { to: to === '' ? null : to }),
    ...(note.trim() !== '' && !fields.some(({ field }) => field === 'message') && { note }),
  };
}
