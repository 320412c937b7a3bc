import {
  webhookLimits,
  webhookTopics,
  type AnswerOf,
  type NamedCalls,
  type WebhookTopic,
} from '@dealership/shared';
import { webhookTexts as texts } from '@dealership/shared/texts/staff/webhooks.ts';
import { call } from '../../../lib/calls/call.ts';
import { AdminDialog, DialogForm, focusFirst } from '../../../ui/dialogs/admin-dialog.tsx';
import { bindFields, useValues } from '../../../ui/forms/bind-fields.ts';
import { Tick, Ticks } from '../../../ui/forms/choice-fields.tsx';
import { FieldGroup } from '../../../ui/forms/field.tsx';
import { InputField } from '../../../ui/forms/input-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';

export type MadeWebhook = AnswerOf<NamedCalls['POST /api/webhooks']>;

interface WebhookDialogProps {
  onMade: (webhook: MadeWebhook) => void;
  onClosed: () => void;
}

interface WebhookValues {
  address: string;
  topics: readonly WebhookTopic[];
  isPersonal: boolean;
}

const first: WebhookValues = { address: '', topics: ['enquiry.new'], isPersonal: false };

/** The form of a new address. */
export function WebhookDialog({ onMade, onClosed }: WebhookDialogProps) {
  const [values, change] = useValues<WebhookValues>(first);
  const form = useForm({
    fields: Object.keys(values),
    act: async () => {
      const body = { ...values, topics: [...values.topics] };
      onMade(await call('POST /api/webhooks', { body }));
      form.close();
    },
  });
  const field = bindFields({ values, problems: form.problems, onChange: change });
  return (
    <AdminDialog title={texts.add} onClosed={onClosed}>
      <DialogForm form={form} action={{ text: texts.add, busy: texts.adding }}>
        <InputField
          {...field('address')}
          label={texts.fields.address}
          hint={texts.addressHint}
          required
          ref={focusFirst}
          type="url"
          inputMode="url"
          spellCheck={false}
          maxLength={webhookLimits.address}
        />
        <FieldGroup label={texts.fields.topics} error={form.problems.topics}>
          <Ticks
            all={webhookTopics}
            chosen={values.topics}
            nameOf={(topic) => texts.topics[topic]}
            onChange={(topics) => change({ topics })}
          />
        </FieldGroup>
        <Tick
          label={texts.fields.isPersonal}
          isTicked={values.isPersonal}
          onChange={(isPersonal) => change({ isPersonal })}
        />
      </DialogForm>
    </AdminDialog>
  );
}
