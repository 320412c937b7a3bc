import { useEffect, useRef, useState } from 'react';
import {
  dealership,
  HONEYPOT_KEY,
  type EnquiryDefinition,
  type EnquiryField as FieldName,
  type FormField,
  type ModelChoice,
} from '@dealership/shared';
import { telHref, whatsappHref } from '../../lib/contact-links.ts';
import { formTexts } from '../../texts/forms.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EnquiryField } from './enquiry-field.tsx';
import { TERMS_NAME, useEnquiryForm, type FormState, type Terms } from './use-enquiry-form.ts';
import styles from './enquiry-form.module.css';

interface EnquiryFormProps {
  definition: EnquiryDefinition;
  /** The models on sale, for a field that asks for one. */
  models: readonly ModelChoice[];
  /** What fields hold from the start, hidden ones among them. */
  given?: Partial<Record<FieldName, string>>;
  /** Given answers that stand: the model of the page one came from. */
  locked?: readonly FieldName[];
  /** Choices that the page knows better than the definition, such as a model's own colours. */
  options?: Partial<Record<FieldName, readonly string[]>>;
  /** What has to be agreed to before sending. It is not sent: the call has no place for it. */
  terms?: Terms;
}

/**
 * The form of any kind of enquiry. It is painted as plain HTML before its script is there;
 * `method="dialog"` keeps a submission that comes too early from putting anything into an address.
 */
export function EnquiryForm({
  definition,
  models,
  given = {},
  locked = [],
  options = {},
  terms,
}: EnquiryFormProps) {
  const { form, state, errors, reopen } = useEnquiryForm(definition, terms);
  const { isAsked, watch } = useConditions(definition, form.ref);
  const isSending = state.type === 'sending';
  const isAccepted = state.type === 'accepted';
  return (
    <div className={styles.frame}>
      <form
        {...form}
        onChange={(event) => {
          watch();
          form.onChange(event);
        }}
        className={styles.form}
        method="dialog"
        noValidate
        aria-label={definition.title}
        data-covered={isAccepted || undefined}
      >
        <fieldset disabled={isSending} className={styles.fields}>
          {definition.form.filter(isAsked).map((field) => (
            <EnquiryField
              key={field.wire}
              field={field}
              models={models}
              error={errors[field.wire]}
              given={given[field.field]}
              isLocked={locked.includes(field.field)}
              options={options[field.field]}
              className={isWide(field) ? styles.wide : undefined}
            />
          ))}
          {terms && (
            <CheckboxField
              label={terms.label}
              error={errors[TERMS_NAME]}
              required
              className={styles.wide}
            >
              {(props) => <input {...props} type="checkbox" name={TERMS_NAME} />}
            </CheckboxField>
          )}
          <Honeypot />
        </fieldset>
        <div className={styles.foot}>
          <Button type="submit" variant="primary" busy={isSending} className={styles.submit}>
            {isSending ? formTexts.submitting : formTexts.submit}
          </Button>
          <FormMessage state={state} />
        </div>
      </form>
      <div className={styles.outcome} role="status">
        {isAccepted && (
          <state.View text={state.text} reference={state.reference} onReopen={reopen} />
        )}
      </div>
    </div>
  );
}

/** Fields that are asked for only while another one has a certain value. */
function useConditions(
  { form: fields }: EnquiryDefinition,
  ref: React.RefObject<HTMLFormElement | null>,
) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const conditions = fields.flatMap(({ requiredWhen }) => requiredWhen ?? []);
  const watch = () => {
    if (conditions.length === 0 || !ref.current) return;
    const data = new FormData(ref.current);
    const held = fields
      .filter(({ field }) => conditions.some((condition) => condition.field === field))
      .map(({ field, wire }) => {
        const value = data.get(wire);
        return [field, typeof value === 'string' ? value : ''] as const;
      });
    setValues(Object.fromEntries(held));
  };
  return {
    watch,
    isAsked: ({ requiredWhen }: FormField) =>
      !requiredWhen || values[requiredWhen.field] === requiredWhen.equals,
  };
}

function isWide({ control }: FormField): boolean {
  return ['model', 'textarea', 'radio', 'colour', 'checkbox', 'channels'].includes(control.type);
}

/** People neither see it nor reach it; robots fill it (contract P47). */
function Honeypot() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Website
        <input type="text" name={HONEYPOT_KEY} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/**
 * Below the button: what becomes of the answers, or what went wrong instead. One room for both, so
 * that a late failure moves nothing.
 */
function FormMessage({ state }: { state: FormState }) {
  const ref = useRef<HTMLDivElement>(null);
  const isFailed = state.type === 'failed';
  useEffect(() => {
    // On a phone it may be below the fold, or behind the bar at the bottom.
    if (isFailed) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isFailed]);
  const problem = isFailed || state.type === 'incomplete' ? state.text : undefined;
  return (
    <div ref={ref} className={styles.message}>
      <div role="alert">{problem && <p className={styles.problem}>{problem}</p>}</div>
      {isFailed && (
        <div className={styles.reach}>
          <a href={telHref(dealership.contacts[0].phone)}>
            <Icon name="phone" size={18} />
            {formTexts.call}
          </a>
          <a
            href={whatsappHref(formTexts.whatsappGreeting(dealership.name))}
            target="_blank"
            rel="noopener"
          >
            <Icon name="whatsapp" size={18} />
            {formTexts.whatsapp}
          </a>
        </div>
      )}
      {problem === undefined && <p className={styles.notice}>{formTexts.notice(dealership)}</p>}
    </div>
  );
}
