import { useEffect, useRef, type ReactNode } from 'react';
import {
  FIRST_BRANCH,
  HONEYPOT_KEY,
  type EnquiryDefinition,
  type EnquiryField,
  type FormField,
  type ModelChoice,
} from '@dealership/shared';
import { dealership, phoneOf } from '../../lib/page/dealership.ts';
import { telHref, whatsappLink } from '../../lib/page/contact-links.ts';
import { langOf } from '../../lib/page/lang-of.ts';
import { noticeOf } from '../../lib/page/retention.ts';
import { formTexts } from '@dealership/shared/texts/public/forms.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField, Field } from '../../ui/forms/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NoticeLinks } from '../../ui/languages/notice-links.tsx';
import { BRANCH_NAME, TERMS_NAME, type AskedForm, type FormView } from './form-view.ts';
import { Question, type FieldOption } from './question.tsx';
import { useEnquiryForm } from './use-enquiry-form.ts';
import styles from './enquiry-form.module.css';

interface EnquiryFormProps extends AskedForm {
  /** The models on sale, for a field that asks for one. */
  models: readonly ModelChoice[];
  /** First values of fields, hidden ones included. */
  given?: Partial<Record<EnquiryField, string>>;
  /** Given answers that cannot be changed: the model of the page before. */
  locked?: readonly EnquiryField[];
  /** Choices of the page instead of the definition's, such as a model's own colours. */
  options?: Partial<Record<EnquiryField, readonly FieldOption[]>>;
  /** Sent without being asked for, beside the fields. */
  children?: ReactNode;
}

/**
 * The form of any kind of enquiry. It is painted as plain HTML before its script is loaded; `method="dialog"` keeps an
 * early submission from putting anything into an address.
 */
export function EnquiryForm({
  definition,
  texts,
  models,
  given = {},
  locked = [],
  options = {},
  children,
  terms,
  dateNote,
  saveDay,
}: EnquiryFormProps) {
  const { form, view } = useEnquiryForm({ definition, texts, terms, dateNote, saveDay });
  const { errors } = view;
  const isSending = view.step === 'sending';
  return (
    <div className={styles.frame}>
      <form
        {...form}
        className={styles.form}
        method="dialog"
        noValidate
        aria-label={texts.title}
        // For the document's own lines (first-lines.ts), until the form's code is loaded.
        data-early={definition.kind}
        data-covered={view.step === 'accepted' || undefined}
      >
        <div className={styles.lead}>{view.offer || leadOf(definition)}</div>
        <fieldset inert={isSending} className={styles.fields}>
          {definition.form.filter(isAskedIn(view)).map((field, at, asked) => (
            <Question
              key={field.wire}
              field={field}
              texts={texts}
              models={models}
              error={errors[field.wire]}
              note={noteOf(field, view)}
              given={given[field.field]}
              isLocked={locked.includes(field.field)}
              options={options[field.field]}
              className={isWide(field) || isAlone(asked, at) ? styles.wide : undefined}
            />
          ))}
          {dealership().branches.length > 1 && <BranchQuestion />}
          {terms && (
            <CheckboxField
              label={terms.label}
              error={errors[TERMS_NAME]}
              required
              className={styles.wide}
              name={TERMS_NAME}
            />
          )}
          {children}
          <Honeypot />
        </fieldset>
        <div className={styles.foot}>
          <Button type="submit" variant="primary" busy={isSending} className={styles.submit}>
            {isSending ? formTexts.submitting : formTexts.submit}
          </Button>
          <FormMessage kind={definition.kind} view={view} />
        </div>
      </form>
      <div className={styles.outcome} role="status">
        {view.outcome}
      </div>
    </div>
  );
}

function leadOf({ form }: EnquiryDefinition): string {
  const isOptional = ({ required, requiredWhen, control }: FormField) =>
    !required && !requiredWhen && control.type !== 'hidden' && control.type !== 'checkbox';
  return form.some(isOptional) ? formTexts.lead : formTexts.leadOfAll;
}

/** A note about an answer; `null`: none yet, `undefined`: the field never has one. */
function noteOf({ field, wire, control }: FormField, { doubtedEmail, notes }: FormView) {
  if (field === 'email') return doubtedEmail ?? null;
  return control.type === 'date' ? (notes?.[wire] ?? null) : undefined;
}

/** Some fields are asked for only while another field has a certain value. */
function isAskedIn({ deciding }: FormView) {
  return ({ requiredWhen }: FormField) =>
    !requiredWhen || deciding[requiredWhen.field] === requiredWhen.equals;
}

function isWide({ control }: FormField): boolean {
  return ['model', 'textarea', 'radio', 'colour', 'checkbox', 'channels'].includes(control.type);
}

/** Whether a narrow field has no other narrow one to share its row with. */
function isAlone(fields: readonly FormField[], at: number): boolean {
  const next = fields[at + 1];
  const before = fields.slice(0, at).reverse();
  const wide = before.findIndex(isWide);
  const narrowBefore = wide < 0 ? before.length : wide;
  return narrowBefore % 2 === 0 && (!next || isWide(next));
}

/** The branch that is to answer. The page, or an address with `?branch=`, chooses another one to begin with. */
function BranchQuestion() {
  return (
    <Field label={formTexts.branch} className={styles.wide}>
      {(control) => (
        <select {...control} name={BRANCH_NAME} defaultValue={FIRST_BRANCH}>
          {dealership().branches.map(({ id, place }) => (
            <option key={id} {...langOf(place)} value={id}>
              {place}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** People do not see or reach it; robots fill it in (rules: robots). */
function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {formTexts.trap}
        <input type="text" name={HONEYPOT_KEY} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/**
 * Below the button: the notice, or the error in its place. They share their room, so that a late error moves nothing.
 */
function FormMessage({ kind, view: { step, problem, remedy } }: { kind: string; view: FormView }) {
  const ref = useRef<HTMLDivElement>(null);
  const isFailed = step === 'failed';
  useEffect(() => {
    // On a phone it may be below the fold, or behind the bar at the bottom.
    if (problem) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  const isSilent = !isFailed && !problem;
  return (
    <div className={styles.message}>
      <div ref={ref}>
        <div role="alert">{problem && <p className={styles.problem}>{problem}</p>}</div>
        {isFailed && (
          <div className={styles.reach}>
            {remedy}
            <a className="tap" href={telHref(phoneOf('sales'))}>
              <Icon name="phone" size={18} />
              {formTexts.call}
            </a>
            <a className="tap" {...whatsappLink(formTexts.whatsappGreeting(dealership().name))}>
              <Icon name="whatsapp" size={18} />
              {formTexts.whatsapp}
            </a>
          </div>
        )}
      </div>
      {/* Always there, because a live region that appears with its text is not read out. */}
      <div aria-live="polite" data-held-text="">
        <p className={styles.held}>{formTexts.held}</p>
      </div>
      <details className={styles.notice} data-hidden={!isSilent || undefined}>
        <summary>{formTexts.notice.summary}</summary>
        <ul>
          {formTexts.notice.items({ ...dealership(), ...noticeOf(kind) }).map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </details>
      {dealership().notices && (
        <p className={`${styles.notice} line`} data-hidden={!isSilent || undefined}>
          <NoticeLinks />
        </p>
      )}
    </div>
  );
}
